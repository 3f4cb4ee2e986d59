import { paths } from '../link.ts'
import { sandbox } from '../page-headers.ts'

/** The line that puts the page on another site. The sandbox lets its own script work and open the whole page, and nothing else: no look
 *  at the page around it, which it cannot lead away. */
export const embedLine = (publicUrl: string): string =>
  `<iframe src="${publicUrl}${paths.embed}" title="Work out a release date from prison" ` +
  `width="100%" height="900" loading="lazy" referrerpolicy="no-referrer" sandbox="${sandbox}"></iframe>`

/** Lines for the page around the frame, which give it the height that the page in it says it needs. */
export const heightLines = `<script>addEventListener('message', ({ source, data }) => {
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source && data.requisiteHeight > 0) frame.height = data.requisiteHeight + 40
})</script>`
