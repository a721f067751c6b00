import type { Cluster, NodeName } from '../../../service/cluster/clusterTypes'
import { connects, connectsFrom, isDiskFull } from './evidence'
import type { Fault, Role } from './schedule'
import { startedAt } from './storedRecords'

/** A fault that is there. */
export interface MadeFault {
  /** `performance.now()` before it came and once it was there. */
  beganMs: number
  atMs: number
  /** In words for the table: what happened to whom. */
  what: string
  /** Ends what does not end by itself. */
  undo(): void
  /** To be called once writes are taken again. Rejects when the fault was never there. */
  prove(): Promise<void>
}

/** Etcd's address for clients, on each machine. */
const ETCD_PORT = 2379

/** Makes a fault of the schedule. @throws Error when it is not really there */
export async function makeFault(cluster: Cluster, fault: Fault): Promise<MadeFault> {
  switch (fault.kind) {
    case 'primary':
      return killPrimary(cluster, fault.what)
    case 'service':
      return killService(cluster, fault.index)
    case 'etcd':
      return stopEtcd(cluster, fault.index)
    case 'cut':
      return cut(cluster, fault.between)
    case 'disk':
      return fillDisk(cluster, fault.of)
  }
}

const nothing = () => undefined
const proven = async () => undefined

async function killPrimary(cluster: Cluster, what: 'postgres' | 'patroni'): Promise<MadeFault> {
  const before = await identity(cluster)
  const beganMs = performance.now()
  const name = await cluster.killPrimary(what)
  const atMs = performance.now()
  return {
    beganMs,
    atMs,
    what: `${name}, ${what === 'patroni' ? 'Patroni and PostgreSQL' : 'PostgreSQL'}`,
    undo: nothing,
    async prove() {
      const after = await identity(cluster)
      if (after === before) throw new Error(`The primary was not killed: ${after} is still there.`)
    },
  }
}

/** Which process the primary is. */
async function identity(cluster: Cluster): Promise<string> {
  const name = await cluster.primary()
  return `${name}, started ${await startedAt(cluster.directUrl(name))}`
}

async function killService(cluster: Cluster, index: number): Promise<MadeFault> {
  const url = cluster.serviceUrls[index]
  if (url === undefined) throw new Error(`There is no service ${index}.`)
  const { hostname, port } = new URL(url)
  await expectReached(hostname, Number(port), true)
  const beganMs = performance.now()
  await cluster.killService(index)
  const atMs = performance.now()
  await expectReached(hostname, Number(port), false)
  return { beganMs, atMs, what: `service ${index + 1}`, undo: nothing, prove: proven }
}

async function stopEtcd(cluster: Cluster, index: number): Promise<MadeFault> {
  const name = nodeAt(cluster, index)
  const host = hostOf(cluster, name)
  const what = `${name}, ${await roleOf(cluster, name)}`
  await expectReached(host, ETCD_PORT, true)
  const beganMs = performance.now()
  await cluster.stopEtcd(name)
  const atMs = performance.now()
  await expectReached(host, ETCD_PORT, false)
  return { beganMs, atMs, what, undo: () => cluster.startEtcd(name), prove: proven }
}

async function cut(cluster: Cluster, between: readonly [Role, Role]): Promise<MadeFault> {
  const [one, other] = [await nodeOf(cluster, between[0]), await nodeOf(cluster, between[1])]
  const { hostname, port } = new URL(cluster.directUrl(other))
  const reaches = () => connectsFrom(hostOf(cluster, one), hostname, Number(port))
  if (!(await reaches())) throw new Error(`${one} did not reach ${other} before the cut.`)
  const beganMs = performance.now()
  cluster.cut(one, other)
  const atMs = performance.now()
  if (await reaches()) throw new Error(`${one} still reaches ${other}.`)
  const what = `${one} and ${other}, ${between.map((role) => ROLE_WORDS[role]).join(' and ')}`
  return { beganMs, atMs, what, undo: () => cluster.mend(), prove: proven }
}

async function fillDisk(cluster: Cluster, role: Role): Promise<MadeFault> {
  const name = await nodeOf(cluster, role)
  if (isDiskFull(cluster.folder, name)) throw new Error(`The disk of ${name} was full before.`)
  const beganMs = performance.now()
  cluster.fillDisk(name)
  const atMs = performance.now()
  if (!isDiskFull(cluster.folder, name)) throw new Error(`The disk of ${name} still takes a file.`)
  return {
    ...{ beganMs, atMs, what: `${name}, ${ROLE_WORDS[role]}` },
    undo: () => cluster.freeDisk(name),
    prove: proven,
  }
}

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  primary: 'the primary',
  synchronous: 'the synchronous standby',
  other: 'the other standby',
}

async function nodeOf(cluster: Cluster, role: Role): Promise<NodeName> {
  const [primary, synchronous] = await Promise.all([cluster.primary(), cluster.synchronousStandby()])
  const other = cluster.nodes.find((name) => name !== primary && name !== synchronous)
  const name = { primary, synchronous, other }[role]
  if (!name) throw new Error(`There is no ${ROLE_WORDS[role]}.`)
  return name
}

async function roleOf(cluster: Cluster, name: NodeName): Promise<string> {
  const [primary, synchronous] = await Promise.all([cluster.primary(), cluster.synchronousStandby()])
  return ROLE_WORDS[name === primary ? 'primary' : name === synchronous ? 'synchronous' : 'other']
}

function nodeAt({ nodes }: Cluster, index: number): NodeName {
  const name = nodes[index]
  if (name === undefined) throw new Error(`There is no node ${index}.`)
  return name
}

const hostOf = (cluster: Cluster, name: NodeName) => new URL(cluster.directUrl(name)).hostname

async function expectReached(host: string, port: number, isExpected: boolean): Promise<void> {
  if ((await connects(host, port)) === isExpected) return
  throw new Error(`${host}:${port} ${isExpected ? 'did not answer before the fault' : 'still answers'}.`)
}
