import { isoDate, lawAsAt, lawVersion } from '@requisite/law'
import manifest from '../../package.json' with { type: 'json' }

/** What runs here: the program, the law that it works by, and the API that it speaks. */
export interface Build {
  readonly version: string
  readonly lawVersion: string
  readonly lawAsAt: string
  readonly apiVersion: string
}

export const build: Build = {
  version: manifest.version,
  lawVersion,
  lawAsAt: isoDate(lawAsAt),
  apiVersion: '1.0.0',
}
