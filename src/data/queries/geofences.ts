import type { BoundaryType, Geofence, GeofenceArea } from '../../domain/geofence/geofence'
import type { Region } from '../../domain/kiosk/locale'
import type { FeedSection } from '../../domain/notifications/feed'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'
import type { VisitorRows } from '../core/visitorChanges'

/** A stored fence as one region has it. */
export interface RegionFence {
  /** `g-N`. */
  id: string
  section: FeedSection
  boundary: BoundaryType
  name: string
  area: GeofenceArea
}

/** All stored fences in one region, in the order of their ids; null while the dataset is being stored. */
export function useGeofences(region: Region): Live<RegionFence[] | null> {
  return useStored(
    ['geofences'],
    async (db) => (await db.geofences.toArray()).map((row) => fenceIn(row, region)).toSorted(byNumber),
    [region],
  )
}

/** A row as one region reads it. */
export function fenceIn({ id, section, boundary, name, area }: Geofence, region: Region): RegionFence {
  return { id, section, boundary, name: name[region], area: area[region] }
}

const numberOf = ({ id }: { id: string }): number => Number(id.slice(2))
const byNumber = (a: { id: string }, b: { id: string }): number => numberOf(a) - numberOf(b)

/** A fence that was drawn, before it has an id. */
export type DrawnFence = Omit<RegionFence, 'id'>

/**
 * Stores a drawn fence inside a visitor's change: over the row of `id`, or as a new one. What
 * somebody draws lies where it lies: a new fence is the same in every region; a shipped one, which
 * every region has a version of, changes in this one. @returns its id
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
  const next = before?.id ?? `g-${1 + Math.max(0, ...(await rows.all('geofences')).map(numberOf))}`
  await rows.put('geofences', {
    id: next,
    section: before?.section ?? section,
    boundary,
    name: { us: name, ca: name, mx: name },
    area: { us: area, ca: area, mx: area },
  })
  return next
}
