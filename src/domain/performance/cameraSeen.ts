import type { DayTime, MinutesAgo } from '#domain/base/demoTime'
import type { CameraFacing, CameraStatus } from '#domain/vehicle/camera'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'

/** What of a vehicle tells when its camera was last seen. */
export interface SeenFacts {
  /** Null where none is fitted. */
  camera: Record<CameraFacing, CameraStatus> | null
  isIgnitionOn: boolean
  days: VehicleDays | undefined
}

/**
 * When a camera was last heard of, apart from its clips (docs/rules.md PE-05): now while the vehicle runs, or
 * else at the end of its last full day's driving. Null for one that is not fitted, and for one that
 * is offline: only its clips tell.
 */
export function cameraSeen({ camera, isIgnitionOn, days }: SeenFacts): DayTime | MinutesAgo | null {
  if (camera === null) return null
  if (camera.front === 'offline' && camera.driver === 'offline') return null
  if (isIgnitionOn) return { minutesAgo: 0 }
  const at = days?.lastEnd.findIndex((minute) => minute !== null) ?? -1
  const minuteOfDay = days?.lastEnd[at] ?? null
  return minuteOfDay === null ? null : { daysAgo: at + 1, minuteOfDay }
}
