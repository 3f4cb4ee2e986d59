import type { AssetNames } from '../assets.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'

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

/** What a link begins with that a browser makes by itself: what stands behind # is sent to nobody. */
export const onDeviceLink = ({ publicUrl }: Settings): string => `${publicUrl}${paths.start}#`
