import { isoDate, lawAsAt, lawVersion } from '@requisite/law'
import manifest from '../../package.json' with { type: 'json' }

/** What runs here: the program, the law that it works by, and the API that it speaks. */
export const build = {
  version: manifest.version,
  lawVersion,
  lawAsAt: isoDate(lawAsAt),
  apiVersion: '1.0.0',
}
