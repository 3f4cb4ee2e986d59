import type { AssetNames } from '../assets.ts'
import type { PageContent } from '../layout.ts'

/** What the server tells the program that runs in the browser. */
export interface Settings {
  readonly publicUrl: string
  readonly operatorName: string
  readonly assets: AssetNames
  /** By their paths. */
  readonly guides: Readonly<Record<string, PageContent>>
  /** Changes with anything that is kept. */
  readonly version: string
}
