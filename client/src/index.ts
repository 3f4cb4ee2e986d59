/** A small typed client of the Requisite API: the only entry point of `@requisite/client`. */

export type * from './api-types.ts'
export {
  type CaseOptions,
  type Client,
  type ClientOptions,
  createClient,
  type OffenceQuery,
  type Options,
  type ResponseInfo,
  type WhatIfOptions,
} from './client.ts'
export { isRequisiteError, type RequisiteError } from './errors.ts'
export type { Fetch } from './fetch.ts'
