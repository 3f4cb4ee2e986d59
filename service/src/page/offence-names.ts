/** Where the names of the offences are, for the box that reads the words of a court. */
export const offenceNamesAddress = '/assets/offence-names.json'
