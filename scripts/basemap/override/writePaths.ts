import type { Region } from '../../../src/domain/locale'
import { leadAlong, type StreetGraph } from '../streetGraph'
import { addPaths } from './overrides'

/**
 * Leads all trips of a region along the streets of its own map and writes their paths beside the
 * archives, as rows of the region's paths dataset. The built-in paths stay as they are.
 * @returns how many vehicles have paths
 */
export async function writePaths(folder: string, region: Region, graph: StreetGraph): Promise<number> {
  leadAlong(graph)
  // Only now: the town's places are put beside streets when first asked for.
  const { buildTripPaths } = await import('../../demo-data/tripPaths')
  const rows = buildTripPaths(region)
  addPaths(folder, region, `${JSON.stringify(rows)}\n`)
  return rows.length
}
