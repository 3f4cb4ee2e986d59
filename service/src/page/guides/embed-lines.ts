import { paths } from '../link.ts'

/** The line that puts the small form on another site. The sandbox lets it send its form, run its own script and open the whole
 *  answer, and nothing else: no cookie, no look at the page around it. */
export const embedLine = (publicUrl: string): string =>
  `<iframe src="${publicUrl}${paths.embed}" title="Work out a release date from prison" ` +
  'width="100%" height="1640" loading="lazy" referrerpolicy="no-referrer" ' +
  'sandbox="allow-scripts allow-forms allow-popups ' +
  'allow-popups-to-escape-sandbox"></iframe>'

/** Lines for the page around the frame, which give it the height that the form says it needs. */
export const heightLines = `<script>addEventListener('message', ({ source, data }) => {
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source && data.requisiteHeight > 0) frame.height = data.requisiteHeight + 40
})</script>`
