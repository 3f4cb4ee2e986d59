/** The file in which every worker thread starts. Here, so that it is found in a bundle too, which has no folders. */
export const workerStart = new URL('start-worker.js', import.meta.url)
