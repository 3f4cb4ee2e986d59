/** The pages that explain, in the order in which they are listed: name, title, what each is about. */
// biome-ignore format: one guide a line
const guides = [
  ['how-release-works', 'How release works now', 'How much of a sentence is spent in prison, and what comes after.'],
  ['what-changed', 'What the Act changed, and when', 'The new rules, and when they reach people who are already in prison.'],
  ['licence', 'On licence', 'The rules after release: home, travel, a tag, and how to ask for a change.'],
  ['before-release', 'Before the date', 'Day release, open prison, a tag, illness, an appeal, and removal from the country.'],
  ['remand', 'Remand', 'Which days before the sentence count, and who takes them off.'],
  ['several-sentences', 'Several sentences', 'At the same time, or one after the other.'],
  ['extended-sentences', 'Extended sentences', 'Two lengths, and when the Parole Board decides.'],
  ['ipp-and-life', 'IPP and life', 'The minimum term, the Parole Board, the licence and a recall.'],
  ['not-paying', 'Prison for not paying', 'A fine or a confiscation order: how long, and what a payment does.'],
  ['suspended-sentences', 'Suspended sentences', 'Why there is no release date, and when there is.'],
  ['recall', 'Recall', 'Being called back to prison, and for how long.'],
  ['excluded-offences', 'Offences under the old rules', 'Offences that the 2026 Act leaves out.'],
  ['words', 'Words and letters', 'What CRD, SLED and other letters mean.'],
  ['table', 'How long in prison: a table', 'One page to print, for people without a screen.'],
  ['limits', 'What we cannot work out', 'Cases for which there is no date here, or a wrong one.'],
  ['help', 'Get help', 'People who can check a date, and people to talk to.'],
  ['privacy', 'Privacy', 'What happens to what you enter.'],
  ['accessibility', 'Accessibility', 'How this page works for everyone, and what to do if it does not.'],
  ['other-sites', 'For other websites', 'Our first page, to show on your own site.'],
  ['developers', 'For developers', 'The same answers for programs.'],
] as const

export type GuideName = (typeof guides)[number][0]
export const guideLinks = guides.map(([name, title, about]) => ({ name, title, about }))
