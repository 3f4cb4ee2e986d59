import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

const folder = join(import.meta.dirname, '..', '..', '..', 'deploy')

/** A file of deploy/. */
export const shipped = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** As much of a service of compose.yaml as is looked at. */
export interface ComposeService {
  readonly image: string
  readonly ports?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly command?: readonly string[]
  readonly networks: readonly string[] | Readonly<Record<string, { readonly ipv4_address?: string } | null>>
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly mem_limit?: string
}

export const compose = parse(shipped('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, ComposeService>>
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>
}

export interface Container {
  readonly name: string
  readonly image: string
  readonly resources: { readonly limits: { readonly memory: string } }
  readonly command?: readonly string[]
  readonly env?: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: unknown }[]
}

/** As much of a manifest of Kubernetes as is looked at. */
export interface Manifest {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: {
    readonly template: { readonly spec: { readonly containers: readonly Container[] } }
    readonly podSelector: { readonly matchLabels: { readonly app: string } }
    readonly policyTypes: readonly string[]
    readonly ingress?: readonly unknown[]
    readonly egress?: readonly unknown[]
  }
}

export const manifests: readonly Manifest[] = readdirSync(join(folder, 'kubernetes')).flatMap((name) =>
  parseAllDocuments(shipped(join('kubernetes', name))).map((document) => document.toJS() as Manifest),
)

export const deployments = manifests.filter(({ kind }) => kind === 'Deployment')

/** The one container of a deployment. */
export const containerOf = ({ spec }: Manifest): Container => spec.template.spec.containers[0] as Container
