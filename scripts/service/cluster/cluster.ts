import type { Cluster, ClusterOptions } from './clusterTypes'

/** Starts the cluster of `deploy/cluster` on this machine and resolves once it is healthy (docs/scale.md). */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  throw new Error(`Not yet: ${JSON.stringify(options)}`)
}
