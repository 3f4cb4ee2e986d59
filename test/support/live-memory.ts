/** Loaded into a service that is started with `--expose-gc --import`: when it gets SIGUSR2, it collects its garbage and writes
 *  down what is left. What the heap merely keeps in reserve is no part of that. */
process.on('SIGUSR2', () => {
  const { gc } = globalThis as { gc?: () => void }
  // What the first pass finalises, the second frees.
  gc?.()
  gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.stderr.write(`live: ${heapUsed + external} bytes\n`)
})
