import { bundled } from '../contract/bundle.ts'
import { poweredBy } from '../contract/notices.ts'
import { whatIfResult } from '../contract/what-if/present.ts'
import { WhatIfRequest } from '../contract/what-if/request.ts'
import { WhatIfResponse } from '../contract/what-if/response.ts'
import { priceOfWhatIf } from '../contract/what-if/size.ts'
import { type Tool, withReason } from './tool.ts'

/** The tool that tries lengths before a sentence is passed. */
export const whatIfTool = (operatorName: string, today: () => string): Tool => ({
  name: 'what_if',
  title: 'What a sentence would mean',
  description:
    'For somebody who is not sentenced yet in England and Wales: the release date that each length would give, by the law in force, after a trial or with a guilty plea (pleaReductions: "1/3" at the first hearing at most, "1/4" later, "1/10" on the first day of the trial, "0" after a trial). Ask since when the person is in prison on remand (remandedSince; where there were several times, remand with the dates of each, and no last day for the one that goes on), or whether on bail. Gives each length with each plea, the lengths at which one month more means many more in prison (cliffs), and the longest length that is served already (servedLength). Only the court decides: say "would be", never "will be". Never guess a length. Minimum sentences, lengths in weeks or days and detention and training orders are not worked out here. For a sentence that was passed use work_out_case. Always give the warnings, the alternatives with their conditions and the disclaimer to the person.',
  inputSchema: bundled(WhatIfRequest),
  outputSchema: bundled(WhatIfResponse),
  price: priceOfWhatIf,
  call: (args) => {
    const result = whatIfResult(args, today(), poweredBy(operatorName))
    return 'errors' in result
      ? { ...withReason(result), cost: 1 }
      : { answer: { ...result.body }, cost: result.cost }
  },
})
