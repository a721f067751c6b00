/** Names of the three database machines, the same in every file of `deploy/cluster`. */
export const NODES = ['db1', 'db2', 'db3'] as const
export type NodeName = (typeof NODES)[number]

export interface ClusterOptions {
  /** Empty or new folder of everything the cluster writes; one below the temporary folder when absent. */
  folder?: string
  /** Leaves the folder behind at `stop`. */
  keep?: boolean
  /** Processes of the metrics service, spread over the machines; four when absent. */
  services?: number
  /** A network namespace and a disk of its own for each machine, which needs root; else three loopback addresses. */
  namespaces: boolean
  /** Stops the cluster, also while it starts. */
  signal?: AbortSignal
  /** Receives what is being waited for, one line each. */
  onProgress?: (line: string) => void
}

/** A running cluster on this machine. Parts that end are started again after a second, as systemd does. */
export interface Cluster {
  /** The one HTTP address for kiosks: the HAProxy of db1, which reaches no other machine once db1 is cut off from both. */
  readonly url: string
  /** The database as a service reaches it: through PgBouncer and HAProxy, on whichever node is the primary. */
  readonly databaseUrl: string
  readonly nodes: readonly NodeName[]
  /** Each service process by itself, past HAProxy. */
  readonly serviceUrls: readonly string[]
  readonly folder: string
  /** What readers of the metrics page sign in with, as `Authorization: Bearer TOKEN`. */
  readonly token: string
  /** PostgreSQL of one node by itself, past PgBouncer and HAProxy, as the service's role. */
  directUrl(node: NodeName): string
  /** The node that holds Patroni's leader lock and is writable. Rejects when there is none. */
  primary(): Promise<NodeName>
  /** The node that confirms each commit beside the primary, null while there is none. */
  synchronousStandby(): Promise<NodeName | null>
  /** SIGKILL to every process of the primary's PostgreSQL, with `patroni` to its Patroni first. Returns its name. */
  killPrimary(what?: 'postgres' | 'patroni'): Promise<NodeName>
  /** SIGKILL to a service process, by its place in `serviceUrls`; it is back a moment later. */
  killService(index: number): Promise<void>
  /** Stops a node's etcd until `startEtcd`. */
  stopEtcd(node: NodeName): Promise<void>
  startEtcd(node: NodeName): void
  /** Drops every packet between two machines, in both directions. @throws Error without namespaces */
  cut(one: NodeName, other: NodeName): void
  /** Ends every cut. */
  mend(): void
  /** Fills the disk of a node's database to the last byte. @throws Error without namespaces */
  fillDisk(node: NodeName): void
  freeDisk(node: NodeName): void
  /** Resolves with the ms it took until a write was confirmed to any of the machines. Rejects after `limitMs`. */
  untilWritable(limitMs: number): Promise<number>
  /**
   * Resolves with the ms it took until there is one primary, the other two stream from it, one of them synchronously,
   * each etcd is well and each service is ready. Rejects after `limitMs` with what is missing.
   */
  untilHealthy(limitMs: number): Promise<number>
  /** Ends every process and removes namespaces, disks and the folder. Calling it again is harmless. */
  stop(): Promise<void>
}
