/** The pages that explain, in the order in which they are listed. */
export const guideLinks = [
  {
    name: 'how-release-works',
    title: 'How release works now',
    about: 'How much of a sentence is spent in prison, and what comes after.',
  },
  {
    name: 'what-changed',
    title: 'What the Act changed, and when',
    about: 'The new rules, and when they reach people who are already in prison.',
  },
  {
    name: 'several-sentences',
    title: 'Several sentences',
    about: 'At the same time, or one after the other.',
  },
  {
    name: 'extended-sentences',
    title: 'Extended sentences',
    about: 'Two lengths, and when the Parole Board decides.',
  },
  {
    name: 'suspended-sentences',
    title: 'Suspended sentences',
    about: 'Why there is no release date, and when there is.',
  },
  { name: 'recall', title: 'Recall', about: 'Being called back to prison, and for how long.' },
  {
    name: 'excluded-offences',
    title: 'Offences under the old rules',
    about: 'Offences that the 2026 Act leaves out.',
  },
  { name: 'words', title: 'Words and letters', about: 'What CRD, SLED and other letters mean.' },
  {
    name: 'table',
    title: 'How long in prison: a table',
    about: 'One page to print, for people without a screen.',
  },
  {
    name: 'limits',
    title: 'What we cannot work out',
    about: 'Cases for which there is no date here, or a wrong one.',
  },
  { name: 'help', title: 'Get help', about: 'People who can check a date, and people to talk to.' },
  { name: 'privacy', title: 'Privacy', about: 'What happens to what you enter.' },
  {
    name: 'accessibility',
    title: 'Accessibility',
    about: 'How this page works for everyone, and what to do if it does not.',
  },
  {
    name: 'other-sites',
    title: 'For other websites',
    about: 'A small form to show on your own site.',
  },
  { name: 'developers', title: 'For developers', about: 'The same answers for programs.' },
] as const

export type GuideName = (typeof guideLinks)[number]['name']
