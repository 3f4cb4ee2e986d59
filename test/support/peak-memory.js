/** Preloaded into a process: says at its end how much memory it held at most, in kilobytes. In JavaScript: every worker loads it
 *  too, and would load what strips types with it. */
process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS)))
