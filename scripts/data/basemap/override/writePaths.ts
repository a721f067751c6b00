import { REGIONS } from '../../demo-data/plan/regions'
import { setStreetGraph } from '../streetGraph'
import { addPaths, overrideGraph } from './overrides'

/**
 * Routes all trips on the streets of each replaced map and writes their paths next to the
 * archives, as rows of the region's paths dataset. The built-in paths stay as they are.
 */
export async function writePaths(folder: string): Promise<void> {
  const graphs = []
  for (const region of REGIONS) {
    const graph = await overrideGraph(region, folder)
    if (graph) graphs.push(graph)
  }
  if (graphs.length === 0) return
  for (const graph of graphs) setStreetGraph(graph)
  // Only now: towns are laid along their streets once a process.
  const { buildTripPaths } = await import('../../demo-data/trips/tripPaths')
  for (const { region, nodes } of graphs) {
    const rows = buildTripPaths(region)
    addPaths(folder, region, `${JSON.stringify(rows)}\n`)
    console.log(
      `${region}: an own map with ${nodes.length} junctions; trips of ${rows.length} vehicles led along it`,
    )
  }
}
