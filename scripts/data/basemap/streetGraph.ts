import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { RoadClass } from '#domain/geo/road'
import { builtInStreets } from './builtInStreets'

/** A stretch of street between two junctions, or up to a dead end. */
export interface StreetEdge {
  from: number
  to: number
  /** Both ends included. */
  shape: LngLat[]
  lengthMi: number
  roadClass: RoadClass
  name: string | null
  /** May be driven from `from` to `to` only. */
  oneWay: boolean
  limitMph: number
}

/** The streets of a region; every node can be reached from every other, one-way streets obeyed. */
export interface StreetGraph {
  region: Region
  /** Invented streets, not those of the real city. */
  synthetic: boolean
  nodes: LngLat[]
  edges: StreetEdge[]
}

const graphs = new Map<Region, StreetGraph>()

/** The region's streets, made once a process; deterministic. */
export function streetGraph(region: Region): StreetGraph {
  const known = graphs.get(region)
  if (known) return known
  const graph = build(region)
  graphs.set(region, graph)
  return graph
}

/** Replaces a region's street graph, before any route is planned on it. */
export function setStreetGraph(graph: StreetGraph): void {
  graphs.set(graph.region, graph)
}

function build(region: Region): StreetGraph {
  const { streets, district } = builtInStreets(region)
  return { region, synthetic: district !== null, ...streets.graph }
}
