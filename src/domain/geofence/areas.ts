import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { BoundaryType } from './geofence'
import { isInRing, ringAreaMi2 } from './geofenceMeasure'

/** Boundary types that are chosen from a list of known areas. */
export const AREA_KINDS = ['city', 'county', 'country', 'zipCode'] as const satisfies readonly BoundaryType[]
export type AreaKind = (typeof AREA_KINDS)[number]

/** A known area that may become a fence (docs/decisions.md D25). */
export interface MapArea {
  /** `ar-N`. */
  id: string
  region: Region
  kind: AreaKind
  /** As people there write it; for a country the English name, see `code`. */
  name: string
  /** ISO 3166 code of a country, to show its name in the visitor's language; null for all others. */
  code: string | null
  /** Made for the demo: the outline is not a real boundary. */
  illustrative: boolean
  /** Closed. Coarse for a country, without its islands. */
  ring: LngLat[]
}

/** The area that contains a point; the smallest if there are several. */
export function areaAt(areas: readonly MapArea[], at: LngLat): MapArea | null {
  const found = areas.filter(({ ring }) => isInRing(ring, at))
  return found.toSorted((a, b) => ringAreaMi2(a.ring) - ringAreaMi2(b.ring))[0] ?? null
}
