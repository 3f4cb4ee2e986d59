/** Preloaded into a process: says at its end how much memory it held at most, in kilobytes. */
process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS)))
