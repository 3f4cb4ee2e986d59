/** Whether the long forms are asked for: `LONG=1 npm test`, and what `npm run release-check` runs. The assertions are the
 *  same in both; test/README.md says what the short form leaves out. */
export const isLong = process.env.LONG === '1'
