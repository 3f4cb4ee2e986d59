/** What the program that keeps the page is told: written before it. */
export interface Settings {
  /** Changes with anything that is kept. */
  readonly version: string
  readonly lawVersion: string
  /** The addresses of all files that a page loads. */
  readonly files: readonly string[]
  /** The pages on which nothing was told, whole, by their paths. */
  readonly documents: Readonly<Record<string, string>>
  /** What a page is sent with, names and values in turn: a host of files may not send it. */
  readonly headers: readonly string[]
}
