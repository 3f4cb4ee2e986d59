/** Said on a page that the browser has made by itself. */
export const onDevice = 'This page works on your device. What you enter is not sent to us.'

/** Said where there is no connection, with how old the law is that is used. */
export const withoutConnection = (law: string): string =>
  `You are offline. This page still works, with the law as at ${law}.`
