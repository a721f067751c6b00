import type { Region } from '#domain/base/locale'
import type { RoadClass } from '#domain/geo/road'
import { chicago } from './chicago/chicago'
import type { District } from './districts/district'
import { monterreyDistrict } from './districts/monterrey'
import { torontoDistrict } from './districts/toronto'
import { type NodedStreets, nodeStreets } from './noding/nodeStreets'
import { limitMph } from './speedLimits'

interface BuiltInStreets {
  streets: NodedStreets
  /** What invented streets were made from; null for real ones. */
  district: District | null
}

const known = new Map<Region, BuiltInStreets>()

/** The streets that a region has without an own map, made once a process for the graph and for the archive. */
export function builtInStreets(region: Region): BuiltInStreets {
  const made = known.get(region) ?? make(region)
  known.set(region, made)
  return made
}

function make(region: Region): BuiltInStreets {
  const limit = (roadClass: RoadClass) => limitMph(region, roadClass)
  if (region === 'us') return { streets: chicago(limit), district: null }
  const district = region === 'ca' ? torontoDistrict() : monterreyDistrict()
  return { streets: nodeStreets(district.streets, limit), district }
}
