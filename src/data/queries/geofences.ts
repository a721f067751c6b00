import type { Live } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { Section } from '#domain/base/section'
import type { MapArea } from '#domain/geofence/areas'
import type { BoundaryType, Geofence, GeofenceArea } from '#domain/geofence/geofence'
import { byNumber, nextId } from '../core/ids'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { VisitorRows } from '../core/visitorChanges'

/** A stored geofence in one region. */
export interface RegionFence {
  /** `g-N`. */
  id: string
  section: Section
  boundary: BoundaryType
  name: string
  area: GeofenceArea
}

/** All stored geofences in one region, sorted by id. */
export function useGeofences(region: Region): Live<RegionFence[]> {
  return useLiveQuery(geofencesQuery, region)
}

const geofencesQuery = storedQuery(['geofences'], async (db, region: Region) =>
  (await db.geofences.toArray()).map((row) => fenceIn(row, region)).toSorted(byNumber),
)

/** The geofence of a row in one region. */
export function fenceIn({ id, section, boundary, name, area }: Geofence, region: Region): RegionFence {
  return { id, section, boundary, name: name[region], area: area[region] }
}

/** A drawn geofence before it has an id. */
export type DrawnFence = Omit<RegionFence, 'id'>

/**
 * Stores a drawn geofence inside a visitor's change: as row `id`, or as a new one. A new geofence is the same
 * in every region. A shipped one, which has a version for every region, changes only in the current region.
 * @returns its id
 */
export async function putFence(
  rows: VisitorRows<'geofences'>,
  id: string | null,
  { section, boundary, name, area }: DrawnFence,
  region: Region,
): Promise<string> {
  const before = id === null ? undefined : await rows.get('geofences', id)
  if (before && !(await rows.isOwn('geofences', before.id))) {
    await rows.put('geofences', {
      ...before,
      boundary,
      name: { ...before.name, [region]: name },
      area: { ...before.area, [region]: area },
    })
    return before.id
  }
  const next = before?.id ?? nextId('g', await rows.all('geofences'))
  await rows.put('geofences', {
    id: next,
    section: before?.section ?? section,
    boundary,
    name: { us: name, ca: name, mx: name },
    area: { us: area, ca: area, mx: area },
  })
  return next
}

/** Predefined areas of a region that can become a geofence, and the countries of all regions. */
export function useAreas(region: Region): Live<MapArea[]> {
  return useLiveQuery(areasQuery, region)
}

const areasQuery = storedQuery(['areas'], (db, region: Region) =>
  db.areas.filter((area) => area.region === region || area.kind === 'country').toArray(),
)
