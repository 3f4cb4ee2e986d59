import type { Locator, Page } from 'playwright-core'

/** The box for the court's words. */
export const wordsOf = (page: Page): Locator => page.getByLabel('What did the court say, and when?')
export const answerCard = (page: Page): Locator => page.getByRole('region', { name: 'The answer' })

/** What can be read of a part, in one line. */
export const textOf = async (part: Locator): Promise<string> =>
  (await part.innerText()).replace(/\s+/g, ' ').trim()

/** The page with nothing on it. What the tab keeps is forgotten last of all: the page keeps it when it is left. */
export async function afresh(page: Page): Promise<void> {
  await page.evaluate(() => window.addEventListener('pagehide', () => sessionStorage.clear()))
  await page.goto('/')
}

/** Writes the words, as one who pastes them, in the place of those before: an emptied box is another person, and one that is emptied
 *  twice has forgotten what was answered for the last. To load the page, with its rules, would take three times as long: it is loaded
 *  where the box is not in sight. */
export async function writeWords(page: Page, said: string): Promise<void> {
  const box = wordsOf(page)
  if (!(await box.isVisible())) await afresh(page)
  for (const emptied of ['', '-', '']) await box.fill(emptied)
  await page.locator('.live-main[data-state="empty"]').waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await box.click()
  await page.keyboard.insertText(said)
}

/** The rows come after a rest. */
export const rested = (page: Page): Promise<void> => page.waitForTimeout(1300)
