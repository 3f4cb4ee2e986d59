/** The examples in deploy/ give each part no more than it needs. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compose, containerOf, deployments, manifests, shipped } from './manifests.ts'

const services = Object.entries(compose.services)
const networksOf = (name: string): readonly string[] => {
  const { networks } = compose.services[name] ?? { networks: [] }
  return Array.isArray(networks) ? networks : Object.keys(networks)
}

describe('Images', () => {
  const images = [
    ...[...shipped('Containerfile').matchAll(/^FROM (\S+[:/]\S+)/gm)].map(([, image]) => image as string),
    ...services.map(([, { image }]) => image),
    ...deployments.map((deployment) => containerOf(deployment).image),
  ]
  for (const image of new Set(images))
    test(`${image} is named by its exact version`, () =>
      expect(image).toMatch(/:\d+\.\d+\.\d+(?:-[\w-]+)?(?:@sha256:[\da-f]{64})?$/))

  test('are those of Node, nginx, Valkey and our own', () => expect(new Set(images).size).toBe(4))
})

describe('compose.yaml', () => {
  test('opens the ports of the proxy alone', () =>
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['proxy']))

  test('lets the replicas alone reach the store, and nobody but the proxy the world', () => {
    expect(networksOf('store').filter((name) => networksOf('proxy').includes(name))).toEqual([])
    const open = Object.keys(compose.networks).filter((name) => compose.networks[name]?.internal !== true)
    expect(open).toEqual(['outside'])
    expect(services.filter(([name]) => networksOf(name).includes('outside')).map(([name]) => name)).toEqual([
      'proxy',
    ])
  })

  test('trusts the one address of the proxy', () => {
    const { networks } = compose.services.proxy as unknown as {
      networks: { inside: { ipv4_address: string } }
    }
    for (const [name, { environment }] of services)
      if (name.startsWith('replica-')) expect(environment?.TRUSTED_PROXIES).toBe(networks.inside.ipv4_address)
  })

  for (const [name, { read_only, cap_drop }] of services)
    test(`lets ${name} write to no disk, and do nothing that root may`, () =>
      expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] }))
})

describe('Kubernetes', () => {
  test('trusts no more than the pods of an ingress controller', () => {
    const [service] = deployments.filter(({ metadata }) => metadata.name === 'requisite').map(containerOf)
    const ranges = service?.env?.find(({ name }) => name === 'TRUSTED_PROXIES')?.value?.split(',') ?? []
    expect(ranges.length).toBeGreaterThan(0)
    for (const range of ranges) expect(Number(range.split('/')[1] ?? 32)).toBeGreaterThanOrEqual(28)
  })

  const policyOf = (app: string) =>
    manifests.find((one) => one.kind === 'NetworkPolicy' && one.spec.podSelector.matchLabels.app === app)
      ?.spec
  const inNamespace = (name: string) => ({
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
  })
  const podsOf = (app: string) => ({ podSelector: { matchLabels: { app } } })

  test('lets the ingress controller and the metrics to the service, and it to the store and to DNS', () => {
    const { policyTypes, ingress, egress } = policyOf('requisite') ?? {}
    expect(policyTypes).toEqual(['Ingress', 'Egress'])
    expect(ingress).toEqual([
      { from: [inNamespace('ingress'), inNamespace('monitoring')], ports: [{ port: 3000 }] },
    ])
    const dns = { ...inNamespace('kube-system'), podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }
    expect(egress).toEqual([
      { to: [podsOf('requisite-store')], ports: [{ port: 6379 }] },
      { to: [dns], ports: ['UDP', 'TCP'].map((protocol) => ({ port: 53, protocol })) },
    ])
  })

  test('lets the service alone to the store, and the store to nobody', () => {
    const { policyTypes, ingress, egress } = policyOf('requisite-store') ?? {}
    expect(policyTypes).toEqual(['Ingress', 'Egress'])
    expect(ingress).toEqual([{ from: [podsOf('requisite')], ports: [{ port: 6379 }] }])
    expect(egress).toBeUndefined()
  })
})

test('SECURITY.md says what the proxy allows each address', () => {
  const read = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')
  const proxy = read('deploy/nginx.conf') + read('deploy/nginx/routes.conf')
  const of = (pattern: string): string => String(new RegExp(pattern).exec(proxy)?.[1])
  const burst = (zone: string): string => of(`limit_req zone=${zone} burst=(\\d+)`)
  const rate = (zone: string): string => of(`zone=${zone}:10m rate=(\\d+)r/s`)
  expect(read('SECURITY.md')).toContain(
    `${burst('pages')} pages at once and then ${rate('pages')} a second, ${burst('posted_pages')} sent forms and then ${rate('posted_pages')} a second, ${burst('api')} requests to the API and then ${rate('api')} a second, ${of('limit_conn clients (\\d+)')} requests and ${of('limit_conn large_bodies (\\d+)')} large bodies at one time`,
  )
})

test('The proxy may open a file for each of its connections, whatever limit it is started with', () => {
  const of = (name: string): number => Number(new RegExp(`${name} (\\d+);`).exec(shipped('nginx.conf'))?.[1])
  expect(of('worker_rlimit_nofile')).toBeGreaterThan(of('worker_connections'))
})

test('The proxy asks another replica where one stops, and never where one is busy', () => {
  const [, asked = ''] = /^proxy_next_upstream (.*);$/m.exec(shipped('nginx/routes.conf')) ?? []
  expect(asked.split(' ').sort()).toEqual(['error', 'http_502', 'non_idempotent'])
})
