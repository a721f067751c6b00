import type { Region } from '#domain/base/locale'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import type { DemoData } from '../demo-data/rules/rule'
import { type DayNumber, dayNumber } from './calendar'
import { crossings, type PastTrip } from './crossings'
import { type Day, livedDays } from './day'
import { behavior, type Found, idleStretches, masking, offHours, overLimit } from './driving'
import { lowReadings } from './readings'
import { reminders } from './reminders'

export interface RecountSettings {
  /** The day of the demo's now, ISO. */
  today: string
  /** Unit of distances that were stored without one. */
  shown: 'mi' | 'km'
  /** Region whose paths a geofence rule counts. */
  region: Region
}

/** What one vehicle adds: its firings by day. */
export interface Recounted {
  vehicleId: string
  times: number
  byReason: Record<string, number>
  /** Days ago, the newest first. */
  days: number[]
}

/**
 * How often a rule would have fired for each vehicle, counted from the rows of the datasets after
 * docs/firing.md F1 to F10. A second opinion on what the kiosk shows: it shares no code with it.
 */
export function recount(data: DemoData, rule: RuleDraft, settings: RecountSettings): Recounted[] {
  const today = dayNumber(settings.today)
  const window = rule.type === 8 ? 7 : 60
  const rows: VehicleDays[] = rule.section === 'fleet' ? data.vehicleDays : data.dealerVehicleDays
  return watched(data, rule).flatMap((vehicleId) => {
    const row = rows.find(({ id }) => id === vehicleId)
    if (!row) return []
    const found = firings(data, rule, livedDays(row, today), today, settings).filter(
      ({ ago }) => ago >= 1 && ago <= window,
    )
    const times = found.reduce((sum, one) => sum + (one.times ?? 1), 0)
    if (times === 0) return []
    const byReason: Record<string, number> = {}
    for (const { reason, times: more = 1 } of found) byReason[reason] = (byReason[reason] ?? 0) + more
    const days = [...new Set(found.map(({ ago }) => ago))].sort((a, b) => a - b)
    return [{ vehicleId, times, byReason, days }]
  })
}

/** Ids of the vehicles that a rule watches (docs/firing.md F2). */
function watched(data: DemoData, rule: RuleDraft): string[] {
  const all: { id: string; tags: readonly string[] }[] =
    rule.section === 'fleet' ? data.vehicles : data.dealerVehicles
  return all
    .filter(
      ({ id, tags }) =>
        rule.allVehicles ||
        rule.selectedVehicles.includes(id) ||
        rule.selectedTags.some((tag) => tags.includes(tag)),
    )
    .map(({ id }) => id)
}

function firings(
  data: DemoData,
  rule: RuleDraft,
  days: readonly Day[],
  today: DayNumber,
  { shown, region }: RecountSettings,
): Found[] {
  switch (rule.type) {
    case 1:
      return lowReadings(days, rule.diagnosticConditions)
    case 3:
      return reminders(days, rule.maintenanceConditions, today, shown)
    case 7:
      return behavior(days, rule)
    case 8: {
      const vehicleId = days[0]?.row.id
      const fence = data.geofences.find(({ id }) => id === rule.geofence.mapId)
      if (!fence || !vehicleId) return []
      const paths = { us: data.pathsUs, ca: data.pathsCa, mx: data.pathsMx }[region]
      return crossings(
        drivenTrips(data, rule.section).filter((trip) => trip.vehicleId === vehicleId),
        paths.find((row) => row.vehicleId === vehicleId),
        fence.area[region],
        rule.geofence,
        today,
      )
    }
    case 9:
      return masking(days)
    case 10:
      return idleStretches(days, rule.lastTripRecorded)
    case 11:
      return offHours(days, rule.geofence)
    case 12:
      return overLimit(days, rule.drivingLimit)
  }
}

/** Trips with paths: the fleet's, or a dealer's, which have no dots. */
function drivenTrips(data: DemoData, section: RuleDraft['section']): PastTrip[] {
  return section === 'fleet' ? data.trips : data.dealerTrips.map((trip) => ({ ...trip, dots: [] }))
}
