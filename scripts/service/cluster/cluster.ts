import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, type ClusterOptions, NODES, type NodeName } from './clusterTypes'
import { Machine } from './machine'
import { loopbackNetwork, type Network, namespaceNetwork } from './network'
import { findPostgres, findProgram, missingMessage, missingPackages } from './packages'
import { databaseFaults, isEtcdHealthy, isReady, patroniMembers, write } from './probes'
import { killPostgres } from './processes'
import { type Settings, serviceAddresses } from './settings'
import type { Supervised } from './supervised'

const START_LIMIT_MS = 180_000
const ASK_EVERY_MS = 250
const STOP_LIMIT_MS = 3_000
const FIRST_SERVICE_PORT = 8_787
const KIOSK_PORT = 8_080
const STOPPED = 'The cluster was stopped.'

/**
 * Starts the cluster of `deploy/cluster` on this machine and resolves once it is healthy. @throws Error in plain words
 * when packages are missing, or when it does not become healthy in three minutes; nothing is left behind then
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { namespaces, services = 4, keep = false, signal, onProgress = () => undefined } = options
  const postgres = findPostgres()
  const missing = missingPackages(findProgram, postgres, namespaces)
  if (missing.length > 0 || postgres === null) throw new Error(missingMessage(missing))
  if (namespaces && process.getuid?.() !== 0) throw new Error('Network namespaces need root.')

  if (options.folder) mkdirSync(options.folder, { recursive: true })
  // It is removed at the end.
  if (options.folder && readdirSync(options.folder).length > 0)
    throw new Error(`${options.folder} is not empty.`)
  const network = namespaces ? namespaceNetwork() : await loopbackNetwork()
  const folder = options.folder ? resolve(options.folder) : mkdtempSync(join(tmpdir(), 'pharos-cluster-'))
  // PostgreSQL runs as another user than root.
  chmodSync(folder, 0o755)
  const cluster = new LocalCluster(folder, keep, network)
  signal?.addEventListener('abort', () => void cluster.stop())
  try {
    const settings = await trialSettings(network, services, postgres)
    onProgress('Waiting for a primary and a synchronous standby')
    await cluster.start(settings, namespaces)
    onProgress('Waiting for the services')
    await cluster.untilHealthy(START_LIMIT_MS)
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function trialSettings(network: Network, services: number, postgres: string): Promise<Settings> {
  const [db1, db2, db3] = NODES.map((node) => network.address(node))
  const secret = () => randomBytes(16).toString('hex')
  return {
    DB1: db1 ?? '',
    DB2: db2 ?? '',
    DB3: db3 ?? '',
    NETWORK: network.range,
    SERVICES: (await servicePlaces(network, services)).join(' '),
    KIOSK_BIND: `ADDRESS:${KIOSK_PORT}`,
    PUBLIC_HOST: db1 ?? '',
    ALLOWED_ORIGINS: 'http://localhost:*',
    TIME_ZONE: 'UTC',
    SHARED_BUFFERS: '64MB',
    POSTGRES_BIN: postgres,
    POSTGRES_PASSWORD: secret(),
    REPLICATION_PASSWORD: secret(),
    SERVICE_PASSWORD: secret(),
    PATRONI_PASSWORD: secret(),
    METRICS_TOKEN: secret(),
  }
}

/** Addresses of the services, on one machine after the other. */
async function servicePlaces(network: Network, services: number): Promise<string[]> {
  const places: string[] = []
  for (let index = 0; index < services; index++) {
    const node = nodeOf(index)
    const port = FIRST_SERVICE_PORT + Math.floor(index / NODES.length)
    // On the loopback the service listens on 127.0.0.1 alone, whatever address of the loopback it is given.
    places.push(network.isLoopback ? `127.0.0.1:${await freePort()}` : `${network.address(node)}:${port}`)
  }
  return places
}

function nodeOf(serviceIndex: number): NodeName {
  return NODES[serviceIndex % NODES.length] ?? 'db1'
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => found(port))
    })
  })
}

class LocalCluster implements Cluster {
  readonly nodes = NODES
  url = ''
  token = ''
  databaseUrl = ''
  serviceUrls: readonly string[] = []
  private password = ''
  private readonly machines = new Map<NodeName, Machine>()
  private services: Supervised[] = []
  private stopping: Promise<void> | null = null

  constructor(
    readonly folder: string,
    private readonly keep: boolean,
    private readonly network: Network,
  ) {}

  private readonly onExit = () => this.abandon()

  async start(settings: Settings, disks: boolean): Promise<void> {
    process.on('exit', this.onExit)
    this.password = settings.SERVICE_PASSWORD
    this.token = settings.METRICS_TOKEN
    this.url = `http://${settings.DB1}:${KIOSK_PORT}`
    this.databaseUrl = this.poolerUrl(settings.DB1)
    for (const node of NODES) {
      this.machines.set(node, new Machine(node, this.folder, settings, this.network, disks))
    }
    for (const machine of this.machines.values()) machine.start()
    const places = serviceAddresses(settings)
    this.serviceUrls = places.map((place) => `http://${place}`)
    // They end when there is no database at their start, which takes a process each time.
    await this.until(() => this.databaseFaults(), START_LIMIT_MS)
    if (this.stopping) throw new Error(STOPPED)
    this.services = places.map((place, index) => {
      const [host = '', port = ''] = place.split(':')
      return this.machine(nodeOf(index)).service(host, port)
    })
    for (const service of this.services) service.start()
  }

  directUrl(node: NodeName): string {
    return `postgres://pharos:${this.password}@${this.machine(node).address}:5432/pharos`
  }

  async primary(): Promise<NodeName> {
    const leader = (await this.members())?.find(({ role, state }) => role === 'leader' && state === 'running')
    if (!leader) throw new Error('There is no primary.')
    return leader.name
  }

  async synchronousStandby(): Promise<NodeName | null> {
    return (await this.members())?.find(({ role }) => role === 'sync_standby')?.name ?? null
  }

  async killPrimary(what: 'postgres' | 'patroni' = 'postgres'): Promise<NodeName> {
    const node = await this.primary()
    const machine = this.machine(node)
    if (what === 'patroni') await machine.patroni.kill()
    await killPostgres(machine.dataFolder)
    return node
  }

  async killService(index: number): Promise<void> {
    const service = this.services[index]
    if (!service) throw new Error(`There is no service ${index}.`)
    await service.kill()
  }

  stopEtcd(node: NodeName): Promise<void> {
    return this.machine(node).etcd.stop(STOP_LIMIT_MS)
  }

  startEtcd(node: NodeName): void {
    this.machine(node).etcd.start()
  }

  cut(one: NodeName, other: NodeName): void {
    this.network.cut(one, other)
  }

  mend(): void {
    this.network.mend()
  }

  fillDisk(node: NodeName): void {
    this.diskOf(node).fill()
  }

  freeDisk(node: NodeName): void {
    this.diskOf(node).empty()
  }

  untilWritable(limitMs: number): Promise<number> {
    const urls = [...this.machines.values()].map(({ address }) => this.poolerUrl(address))
    return this.until(
      () =>
        Promise.any(urls.map(write)).then(
          () => [],
          (error: AggregateError) => [String(error.errors[0])],
        ),
      limitMs,
    )
  }

  untilHealthy(limitMs: number): Promise<number> {
    return this.until(async () => {
      const faults = await this.databaseFaults()
      for (const { node, address } of this.machines.values()) {
        if (!(await isEtcdHealthy(address))) faults.push(`etcd of ${node} is not well`)
      }
      for (const url of [...this.serviceUrls, this.url]) {
        if (!(await isReady(url))) faults.push(`${url} is not ready`)
      }
      return faults
    }, limitMs)
  }

  stop(): Promise<void> {
    this.stopping ??= this.end()
    return this.stopping
  }

  private async end(): Promise<void> {
    const machines = [...this.machines.values()]
    this.network.mend()
    for (const { disk } of machines) disk?.empty()
    await Promise.all(this.services.map((service) => service.stop(STOP_LIMIT_MS)))
    await Promise.all(machines.map((machine) => machine.stop()))
    await Promise.all(machines.map(({ etcd }) => etcd.stop(STOP_LIMIT_MS)))
    this.remove()
  }

  /** Removes what is left when this process ends in another way than by `stop`; nothing can be waited for then. */
  private abandon(): void {
    for (const service of this.services) service.abandon()
    for (const machine of this.machines.values()) machine.abandon()
    this.remove()
  }

  private remove(): void {
    for (const { disk } of this.machines.values()) disk?.unmount()
    this.network.remove()
    if (!this.keep) rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 })
    this.machines.clear()
    process.off('exit', this.onExit)
  }

  /** Resolves with the ms it took until there are no faults. Rejects after `limitMs` with those that are left. */
  private async until(faultsNow: () => Promise<string[]>, limitMs: number): Promise<number> {
    const startedMs = performance.now()
    for (;;) {
      const faults = await faultsNow()
      const tookMs = performance.now() - startedMs
      if (faults.length === 0) return tookMs
      if (tookMs > limitMs) throw new Error(`After ${Math.round(tookMs / 1_000)} s: ${faults.join('; ')}.`)
      if (this.stopping) throw new Error(STOPPED)
      await wait(ASK_EVERY_MS)
    }
  }

  private poolerUrl(address: string): string {
    return `postgres://pharos:${this.password}@${address}:6432/pharos`
  }

  private members() {
    return patroniMembers([...this.machines.values()].map(({ address }) => address))
  }

  private async databaseFaults(): Promise<string[]> {
    return databaseFaults(await this.members(), (node) => this.directUrl(node))
  }

  private machine(node: NodeName): Machine {
    const machine = this.machines.get(node)
    if (!machine) throw new Error(`There is no machine ${node}.`)
    return machine
  }

  private diskOf(node: NodeName) {
    const { disk } = this.machine(node)
    if (!disk)
      throw new Error(
        'The machine has no disk to itself; start the cluster with network namespaces, as root.',
      )
    return disk
  }
}
