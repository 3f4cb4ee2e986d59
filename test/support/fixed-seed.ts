import fc from 'fast-check'

/** The same cases on every machine, so that a failure is the change's and can be repeated. `SEED=random npm test` looks
 *  elsewhere: what it finds becomes an example of its property. */
if (process.env.SEED !== 'random') fc.configureGlobal({ seed: 20261115 })
