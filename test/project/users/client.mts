import { type CalculationResponse, createClient, isRequisiteError } from '@requisite/client'

const client = createClient({
  baseUrl: 'https://requisite.example',
  fetch: async () => ({
    status: 422,
    headers: new Map<string, string>() as unknown as { get(name: string): string | null },
    text: async () => '{"success":false,"message":"no","errors":{"startDate":["Enter a date."]}}',
  }),
})
try {
  const answer: CalculationResponse = await client.calculate({ startDate: '', sentenceYears: 3 })
  console.log(answer.data.releaseDate)
} catch (error) {
  const told = isRequisiteError(error) && error.kind === 'invalid' ? error.errors.startDate?.[0] : ''
  console.log(told === 'Enter a date.' ? 'fine' : error)
}
