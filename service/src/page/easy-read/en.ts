import type { Picture } from './pictures.ts'

/** Easy read in English: what is said, its picture, and its words. What stands in braces is put in by the writer; a word between
 *  stars stands out. A second language is a second file. */
// biome-ignore format: one line of easy read a line
export const easyTexts = {
  // What the court said
  'whole life': ['court', 'A court gave the person a life sentence. They must stay in prison all their life.'],
  life: ['court', 'A court gave the person a life sentence. They must stay in for at least {length}.'],
  ipp: ['court', 'A court gave the person an *IPP* sentence. It has no end day. They must stay in for at least {length}.'],
  dto: ['court', 'A court gave the person {length}. Half is locked up. This is called a *DTO*.'],
  fine_default: ['court', 'The person did not pay money. So a court gave them {length} in prison.'],
  contempt: ['court', 'The person broke a rule of a court. So it gave them {length} in prison.'],
  supervision_default: ['court', 'The person broke the rules after prison. So a court gave them {length} more.'],
  'fixed term': ['court', 'A court gave the person {length}.'],
  'extended term': ['court', 'A court gave the person {length} in prison. Then {more} outside with rules.'],
  'several sentences': ['court', 'A court gave the person {count} sentences.'],
  'not passed yet': ['days', 'The court day has not come yet. We work it out as if it had.'],
  recalled: ['back', 'The person was out of prison. Then they had to go back. This is called *recall*.'],
  // When the person leaves
  'on a day': ['door', 'The person should leave prison on {days}.'],
  'in a span': ['door', 'The person should leave prison between {first} and {last}.'],
  'day of the month': ['ask', 'It depends on the day in {month}. Ask the court for the day.'],
  overdue: ['door', 'The person should have left by {days}.'],
  'still in prison': ['ask', 'Are they still in prison? Then ask the prison why.'],
  'no time left': ['door', 'By our count no time is left.'],
  'leaves now': ['days', 'The person should leave prison now.'],
  'ring today': ['ask', 'Ring the prison today. Ring a solicitor too.'],
  'no more time': ['door', 'There is no more time to spend in prison. The person should leave on {day}.'],
  'no day': ['door', 'There is no day to leave.'],
  'no set day': ['door', 'There is no set day to leave.'],
  'last day': ['door', 'There is no set day to leave. The last day is {day}.'],
  'last day of any kind': ['door', 'The last day in prison is {day}. It may be sooner.'],
  'recall with a day': ['ask', 'But it may be a recall with a set day. The law changed on 31 March 2026.'],
  'recall with a day: due': ['door', 'If so, the person should leave on {day}.'],
  'recall with a day: overdue': ['door', 'If so, the person should have left by {day}.'],
  'recall with a day: held': ['talk', 'Ask the prison why the person is still held. Ask a *solicitor* too.'],
  'recall with a day: ask': ['talk', 'Ask the prison which day is right. Ask a *solicitor* too.'],
  'kind of recall': ['ask', 'It depends on the kind of recall. The recall papers say which kind it is.'],
  out: ['door', 'The person is out of prison now.'],
  'Board: sooner': ['people', 'The person can leave sooner if the *Parole Board* says so. They are people who decide if it is safe.'],
  'Board: not before': ['court', 'They can not leave before {day}. One more sentence holds them till then.'],
  'Board: one more sentence': ['court', 'One more sentence must come to its end in prison first.'],
  'Board: when it says so': ['people', 'The person can leave prison when the *Parole Board* says so. They are people who decide if it is safe.'],
  'Justice Secretary: sooner': ['people', 'The *Justice Secretary* can let the person out too. They are in the government.'],
  'Board: first day was': ['days', 'The first day for that was {day}. They may say no.'],
  'Board: first day is': ['days', 'The first day for that is {day}. They may say no.'],
  'Board: always no': ['door', 'If they always say no, the person leaves on {day}.'],
  'Board: could have': ['people', 'The *Parole Board* could let them out from {day}.'],
  // Where it depends on the crime
  'most crimes: was': ['door', 'For most crimes the day to leave prison was {day}.'],
  'most crimes: is': ['door', 'For most crimes the day to leave prison is {day}.'],
  'most crimes: span': ['door', 'For most crimes the person leaves between {first} and {last}.'],
  'most crimes: how': ['ask', 'This is how it is for most crimes:'],
  'some crimes: later': ['days', 'For some crimes it is later. It can be {day}.'],
  'some crimes: Board': ['people', 'For some crimes it can be when the *Parole Board* says so. They are people who decide if it is safe.'],
  // What else may be so
  'else: automatic': ['ask', '{if} Then it is {last}.'],
  'else: Board first': ['ask', '{if} Then the *Parole Board* can say yes from {board}. The last day is {last}.'],
  'else: no later than': ['ask', '{if} Then the last day is {last}. The *Parole Board* can say yes before.'],
  'else: Board only': ['ask', '{if} Then it is when the *Parole Board* says so. The first day is {board}.'],
  'else: none': ['ask', '{if} Then there is no day to leave.'],
  'prison gave another': ['talk', 'The prison gave another day: {day}. That day holds until it is changed. Plan for that day.'],
  // How sure it is
  sure: ['tick', 'We are sure of the rule.'],
  fairly_sure: ['tick', 'We are quite sure. But it could be wrong.'],
  depends: ['ask', 'We are not sure. It depends on the crime.'],
  two_dates: ['ask', 'We do not know which day it is. Do not count on the first one.'],
  'two dates, and the prison’s': ['ask', 'We do not know which day it is.'],
  'another count': ['ask', 'The prison may count in another way. Ask how.'],
  'not sure: suspended': ['ask', 'We are not sure. Was it *suspended*? Then the person does not go to prison if they follow rules.'],
  'not sure: kind': ['ask', 'We are not sure. Check the kind of recall on the papers.'],
  'not sure: day': ['ask', 'We are not sure. It depends on the day in court.'],
  'not sure: paid': ['money', 'We are not sure. Some money was paid. So it is sooner.'],
  'not sure: does not fit': ['ask', 'We are not sure. Some of what you told us does not fit.'],
  'not sure: other sentence': ['ask', 'We are not sure. One more sentence would make it later.'],
  'not sure: prison': ['ask', 'We are not sure. The prison gave a day that is not ours.'],
  'not sure': ['ask', 'We are not sure of the day.'],
  W_OTHERS_NOT_TOLD: ['court', 'There may be one more sentence. That would make it later.'],
  W_CREDIT_NOT_TOLD: ['off', 'Was the person in prison before the court day? Then it can be sooner.'],
  W_RECALL_AT_LARGE_UNKNOWN: ['back', 'Was the person free after the recall? Then it can be later.'],
  // Why
  'part served': ['part', 'The person does not spend all {length} in prison. {part} in prison.'],
  'minimum: taken off?': ['ask', 'Did the court take the {days} off already? We do not know.'],
  'minimum: if it did': ['ask', 'If it did, it is {day}.'],
  'minimum: if not': ['ask', 'If it did not, it is {day}.'],
  'one day off': ['off', '{days} in prison before the court day is taken off.'],
  'days off': ['off', '{days} in prison before the court day are taken off.'],
  'days not off': ['off', '{days} in prison before it do not count.'],
  // What comes after
  'licence ended': ['home', 'They had to follow rules. That ended on {day}.'],
  'licence now': ['home', 'They must follow rules. This is called *being on licence*.'],
  'licence now, for life': ['home', 'They must follow rules. This is called *being on licence*. It lasts for life.'],
  'licence now, until': ['home', 'They must follow rules. This is called *being on licence*. It lasts until {day}.'],
  'licence can end': ['ask', 'It can end. Ask probation when.'],
  licence: ['home', 'After that the person lives outside prison and must follow rules. This is called *being on licence*.'],
  'licence for life': ['home', 'After that the person lives outside prison and must follow rules. This is called *being on licence*. It lasts for life.'],
  'licence until': ['home', 'After that the person lives outside prison and must follow rules. This is called *being on licence*. It lasts until {day}.'],
  'rules ask': ['home', 'The rules say where to live. Ask before you go abroad. Some people must wear a tag.'],
  'breaks rules': ['back', 'If the person breaks the rules, they can go back to prison. This is called *recall*.'],
  'may have rules': ['home', 'After that the person may have rules to follow.'],
  over: ['home', 'After that the sentence is over.'],
  'no rules': ['home', 'After that there are no rules to follow.'],
  worker: ['home', 'After that the person lives outside. A worker helps them.'],
  'worker until': ['home', 'After that the person lives outside. A worker helps them until {day}.'],
  // What can move the day
  'if paid': ['money', 'If the money is paid, the person can leave sooner.'],
  'youth court': ['change', 'It can be sooner if things go well. A youth court can make it later.'],
  'days added': ['change', 'Some things can change the day. If a person breaks prison rules, days can be added.'],
  // Where there is no answer
  'no answer': ['ask', 'We can not work out the day to leave. A guess could be wrong.'],
  'check it': ['tick', 'Check what you told us. It may not fit.'],
} as const satisfies Readonly<Record<string, readonly [Picture, string]>>

/** Why another day may be right. */
export const easyIfs = {
  month: 'The court day may be an earlier one.',
  tag: 'The tag may not have been stopped.',
  rule: 'Another rule may count.',
} as const

/** Days or words of which one is right. */
export const eitherOf = <One>(all: readonly One[]): readonly (One | string)[] =>
  all.flatMap((one, i) => (i === 0 ? [one] : [i === all.length - 1 ? ' or ' : ', ', one]))
