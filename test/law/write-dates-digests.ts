/** `npm run law-version`: writes the digests of the dates that this version of the law gives into `dates-digests.json`. */
import { apiOf } from '../support/api-of.ts'
import { writeDatesDigests } from './dates-digests.ts'

await writeDatesDigests(await apiOf(new URL('../../', import.meta.url).pathname))
