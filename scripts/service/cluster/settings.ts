import { NODES, type NodeName } from './clusterTypes'

/** What differs from one cluster to the next: the variables of `deploy/cluster/cluster.env`. */
const SETTINGS = [
  'DB1',
  'DB2',
  'DB3',
  'NETWORK',
  'SERVICES',
  'KIOSK_BIND',
  'PUBLIC_HOST',
  'ALLOWED_ORIGINS',
  'TIME_ZONE',
  'SHARED_BUFFERS',
  'POSTGRES_BIN',
  'POSTGRES_PASSWORD',
  'REPLICATION_PASSWORD',
  'SERVICE_PASSWORD',
  'PATRONI_PASSWORD',
  'METRICS_TOKEN',
] as const
export type Settings = Readonly<Record<(typeof SETTINGS)[number], string>>

/** Settings of one machine, with its name, its address and where its files are. */
export type MachineVariables = Settings &
  Readonly<Record<'NAME' | 'ADDRESS' | 'ROOT' | 'METRICS_SERVERS', string>>

/** `KEY=value` lines; blank lines and those that begin with `#` are left out, quotes around a value too. */
export function readEnv(text: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const line of text.split('\n')) {
    const [, key, value] = /^\s*([A-Z][A-Z0-9_]*)=(.*?)\s*$/.exec(line) ?? []
    if (key !== undefined && value !== undefined) values[key] = value.replace(/^"(.*)"$/, '$1')
  }
  return values
}

/** Parses a filled in `cluster.env`. @throws Error with a plain sentence that names what is missing or unusable */
export function parseSettings(text: string): Settings {
  const values = readEnv(text)
  const unknown = Object.keys(values).filter((key) => !SETTINGS.some((name) => name === key))
  if (unknown.length > 0) throw new Error(`Not a setting of the cluster: ${unknown.join(', ')}.`)
  const missing = SETTINGS.filter((name) => !values[name])
  if (missing.length > 0) throw new Error(`Not filled in: ${missing.join(', ')}.`)
  const unsafe = SETTINGS.filter(
    (name) => name.endsWith('_PASSWORD') && !/^[A-Za-z0-9]+$/.test(values[name] ?? ''),
  )
  // Passwords are written into SQL, YAML and an address, each of which quotes differently.
  if (unsafe.length > 0) throw new Error(`Only letters and digits can be used in ${unsafe.join(', ')}.`)
  return values as Settings
}

/**
 * @param root folder that takes the place of `/`; empty on a real machine
 */
export function variablesOf(settings: Settings, node: NodeName, root: string): MachineVariables {
  const address = addressOf(settings, node)
  return {
    ...settings,
    KIOSK_BIND: settings.KIOSK_BIND.replace('ADDRESS', address),
    NAME: node,
    ADDRESS: address,
    ROOT: root,
    METRICS_SERVERS: metricsServers(settings),
  }
}

export function addressOf(settings: Settings, node: NodeName): string {
  const addresses = [settings.DB1, settings.DB2, settings.DB3]
  return addresses[NODES.indexOf(node)] ?? ''
}

/** Addresses with ports of the service processes. */
export const serviceAddresses = ({ SERVICES }: Settings): string[] => SERVICES.split(/[\s,]+/).filter(Boolean)

/** One line of HAProxy for each service process. */
function metricsServers(settings: Settings): string {
  return serviceAddresses(settings)
    .map((address, index) => `    server metrics${index + 1} ${address}`)
    .join('\n')
}
