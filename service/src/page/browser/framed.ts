/// <reference lib="dom" />

/** Whether this is the page for a frame on another site: nothing is kept of it, and nothing is installed. */
export const isFramed = document.body.classList.contains('embedded')
