const { createClient, isRequisiteError } = require('@requisite/client')

createClient({
  baseUrl: 'https://requisite.example',
  fetch: async () => Promise.reject(new Error('no network')),
})
  .regimes()
  .catch((error) => console.log(isRequisiteError(error) && error.kind === 'unreachable' ? 'fine' : error))
