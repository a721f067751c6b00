import type { Region } from '#domain/base/locale'
import { LOTS, type Lot } from '#domain/dealer/lot'
import { DRIVING_BOXES } from '#domain/geo/drivingBoxes'
import type { LngLat } from '#domain/geo/lngLat'
import { streetGraph } from '../../basemap/streetGraph'
import { LOT_PLACES, LOT_POSITIONS } from '../dealer/lotPlaces'
import { isInside, routeBox } from '../plan/regions'
import { TRIP_PLACES } from '../trips/tripPlaces'
import { type Curb, curbNear, freeLotNear, hasDoors } from './curb'
import { drivableEdges, makeRoadNetwork, type RoadNetwork } from './roadNetwork'
import { type ShortestPathTree, shortestPathTree } from './shortestPathTree'
import { type StreetIndex, streetIndex } from './streetIndex'
import { WEIGHTS, type WeightName } from './weights'

/** Somewhere that vehicles go to, beside a street. */
export interface TownPlace {
  name: string
  /** Where it is shown: some meters beside the street. */
  position: LngLat
  /** Where trips begin and end: on the street, before its door. */
  stop: LngLat
  street: string
  /** Bearing of the street in one of its directions. */
  bearingDeg: number
  /** The stop's node in the net. */
  node: number
}

/** A region's streets with everything of ours beside them. */
export interface Town {
  network: RoadNetwork
  /** Customers, yards and the depot, which is the first. */
  places: readonly [TownPlace, ...TownPlace[]]
  /** The dealer's lots; their position is the middle of the lot. */
  lots: Record<Lot, TownPlace>
  /** The nearest door to a position: for what no trip leads to. */
  doorNear(position: LngLat): Curb
  streets: StreetIndex
  /** The best ways from a place or to it; made once. */
  treeOf(place: TownPlace, direction: 'from' | 'to', weight: WeightName): ShortestPathTree
}

const towns = new Map<Region, Town>()

/** The town of a region, made once a process. */
export function town(region: Region): Town {
  const known = towns.get(region)
  if (known) return known
  const made = makeTown(region)
  towns.set(region, made)
  return made
}

function makeTown(region: Region): Town {
  const box = routeBox(region)
  const graph = streetGraph(region)
  const inTown = {
    region,
    nodes: graph.nodes,
    edges: graph.edges.filter(({ shape }) => shape.every((point) => isInside(box, point))),
  }
  const drivable = drivableEdges(inTown)
  const streets = streetIndex(graph.edges)
  const doors = streetIndex(
    drivable.filter(
      (edge) => hasDoors(edge) && edge.shape.every((point) => isInside(DRIVING_BOXES[region], point)),
    ),
  )
  const lots = LOTS.map((lot) => ({
    name: LOT_PLACES[lot][region],
    position: freeLotNear(streets, LOT_POSITIONS[region][lot]),
  }))
  const spots = [...TRIP_PLACES[region], ...lots]
  const curbs = spots.map(({ position }) => curbNear(doors, streets, position))
  const { network, splitNodes } = makeRoadNetwork(inTown, curbs)
  const placeAt = (at: number): TownPlace => {
    const { stop, door, street, bearingDeg } = curbs[at] as Curb
    return {
      name: spots[at]?.name ?? '',
      position: door,
      stop,
      street,
      bearingDeg,
      node: splitNodes[at] ?? 0,
    }
  }
  const lotAt = (at: number): TownPlace => ({
    ...placeAt(TRIP_PLACES[region].length + at),
    position: lots[at]?.position ?? [0, 0],
  })
  const trees = new Map<string, ShortestPathTree>()
  return {
    network,
    places: [placeAt(0), ...TRIP_PLACES[region].slice(1).map((_, at) => placeAt(at + 1))],
    lots: { 'Main Lot': lotAt(0), 'Remote Lot': lotAt(1), 'Courtesy Lot': lotAt(2) },
    doorNear: (position) => curbNear(doors, streets, position),
    streets,
    treeOf(place, direction, weight) {
      const key = `${direction} ${place.node} ${weight}`
      const known = trees.get(key) ?? shortestPathTree(network, place.node, direction, WEIGHTS[weight])
      trees.set(key, known)
      return known
    },
  }
}
