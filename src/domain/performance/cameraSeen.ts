import type { DayTime, MinutesAgo } from '#domain/base/demoTime'
import type { CameraFacing, CameraStatus } from '#domain/vehicle/camera'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'

/** Facts about a vehicle that tell when its camera was last seen. */
export interface SeenFacts {
  /** Null without a camera. */
  camera: Record<CameraFacing, CameraStatus> | null
  isIgnitionOn: boolean
  days: VehicleDays | undefined
}

/**
 * When a camera was last connected, apart from its clips (docs/rules.md PE-05): now while the ignition is on,
 * otherwise at the end of its last full day's driving. Null for a camera that is not installed, and for one
 * that is offline: only its clips tell.
 */
export function cameraSeen({ camera, isIgnitionOn, days }: SeenFacts): DayTime | MinutesAgo | null {
  if (camera === null) return null
  if (camera.front === 'offline' && camera.driver === 'offline') return null
  if (isIgnitionOn) return { minutesAgo: 0 }
  const at = days?.lastEnd.findIndex((minute) => minute !== null) ?? -1
  const minuteOfDay = days?.lastEnd[at] ?? null
  return minuteOfDay === null ? null : { daysAgo: at + 1, minuteOfDay }
}
