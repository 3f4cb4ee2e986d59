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
    name: 'excluded-offences',
    title: 'Offences that are left out',
    about: 'Offences that keep the old rules.',
  },
  { name: 'words', title: 'Words and letters', about: 'What CRD, SLED and other letters mean.' },
  { name: 'limits', title: 'What this does not do', about: 'Cases for which the date here would be wrong.' },
  { name: 'help', title: 'Where to get help', about: 'People who can check a date, and people to talk to.' },
  { name: 'privacy', title: 'Privacy', about: 'What happens to what you enter.' },
  {
    name: 'accessibility',
    title: 'Accessibility',
    about: 'How this page works for everyone, and what to do if it does not.',
  },
  { name: 'developers', title: 'For developers', about: 'The same answers for programs.' },
] as const

export type GuideName = (typeof guideLinks)[number]['name']
