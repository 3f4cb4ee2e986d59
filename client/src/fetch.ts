/** As much of `fetch` as the client uses: the one of every browser, of Node.js, Deno, Bun and edge runtimes fits. */
export type Fetch = (
  url: string,
  init: {
    method: string
    headers: Record<string, string>
    body?: string
    signal?: AbortSignal
  },
) => Promise<FetchResponse>

export interface FetchResponse {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}
