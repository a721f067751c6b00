import type { LngLat } from '#domain/geo/lngLat'
import type { StreetLine } from '../noding/streetLine'
import type { Quarter } from '../placeLayers'

export interface DistrictArea {
  kind: 'island' | 'park' | 'lake' | 'river' | 'wood' | 'cemetery' | 'industrial' | 'sand'
  name: string | null
  /** Closed ring. */
  ring: LngLat[]
}

/** An invented part of town: its streets, and what lies between them. */
export interface District {
  streets: StreetLine[]
  areas: DistrictArea[]
  /** Middle lines of streams. */
  streams: { name: string | null; points: LngLat[] }[]
  /** The important ones first. */
  quarters: readonly Quarter[]
}
