import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { NODES, type NodeName } from './clusterTypes'

const SUBNETS = Array.from({ length: 200 }, (_, index) => index + 20)
/** A hardware address that no machine has: what is sent to it is dropped without an answer. */
const NOWHERE = '02:00:00:00:00:01'

/** Where the three machines of a local cluster get their addresses. */
export interface Network {
  /** From which they connect to each other, in CIDR notation. */
  readonly range: string
  readonly isLoopback: boolean
  address(node: NodeName): string
  /** What a command of this machine is prefixed with. */
  prefix(node: NodeName): readonly string[]
  cut(one: NodeName, other: NodeName): void
  mend(): void
  remove(): void
}

/** Three addresses of the loopback: no rights are needed, and nothing can be cut. */
export async function loopbackNetwork(): Promise<Network> {
  for (const subnet of SUBNETS) {
    if (!(await isFree(`127.77.${subnet}.1`))) continue
    return {
      // A connection to any loopback address comes from 127.0.0.1.
      range: '127.0.0.0/8',
      isLoopback: true,
      address: (node) => `127.77.${subnet}.${NODES.indexOf(node) + 1}`,
      prefix: () => [],
      cut: () => {
        throw new Error('The loopback cannot be cut; start the cluster with network namespaces, as root.')
      },
      mend: () => undefined,
      remove: () => undefined,
    }
  }
  throw new Error('No free addresses were found on the loopback.')
}

/** A network namespace for each machine, joined by a bridge whose own address is this machine's. Needs root. */
export function namespaceNetwork(): Network {
  const subnet = takeBridge()
  const bridge = `ph${subnet}`
  const namespace = (node: NodeName) => `${bridge}-${node}`
  const address = (node: NodeName) => `10.77.${subnet}.${NODES.indexOf(node) + 1}`
  const cuts = new Set<string>()
  const remove = () => {
    for (const node of NODES) {
      // The link first: with its namespace alone it would be gone only some time later.
      tryIp('link', 'delete', namespace(node))
      tryIp('netns', 'delete', namespace(node))
    }
    tryIp('link', 'delete', bridge)
  }
  try {
    ip('address', 'add', `10.77.${subnet}.254/24`, 'dev', bridge)
    ip('link', 'set', bridge, 'up')
    for (const node of NODES) {
      const name = namespace(node)
      ip('netns', 'add', name)
      ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
      ip('link', 'set', name, 'master', bridge, 'up')
      ip('-n', name, 'address', 'add', `${address(node)}/24`, 'dev', 'eth0')
      ip('-n', name, 'link', 'set', 'eth0', 'up')
      ip('-n', name, 'link', 'set', 'lo', 'up')
    }
  } catch (error) {
    remove()
    throw error
  }
  const neighbor = (from: NodeName, to: NodeName, ...rest: string[]) =>
    ip('-n', namespace(from), 'neighbor', ...rest.slice(0, 1), address(to), ...rest.slice(1), 'dev', 'eth0')
  return {
    range: `10.77.${subnet}.0/24`,
    isLoopback: false,
    address,
    prefix: (node) => ['ip', 'netns', 'exec', namespace(node)],
    cut(one, other) {
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        neighbor(from, to, 'replace', 'lladdr', NOWHERE, 'nud', 'permanent')
        cuts.add(`${from} ${to}`)
      }
    },
    mend() {
      for (const pair of cuts) {
        const [from, to] = pair.split(' ') as [NodeName, NodeName]
        neighbor(from, to, 'delete')
      }
      cuts.clear()
    },
    remove,
  }
}

/** Two clusters at once never get the same one: the system refuses a second bridge of a name. */
function takeBridge(): number {
  for (const subnet of SUBNETS) if (tryIp('link', 'add', `ph${subnet}`, 'type', 'bridge')) return subnet
  throw new Error('No network bridge could be made.')
}

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

function tryIp(...args: string[]): boolean {
  try {
    ip(...args)
    return true
  } catch {
    return false
  }
}

function isFree(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(2379, host, () => probe.close(() => resolve(true)))
  })
}
