import { eachReason } from '#domain/vehicle/score'
import { HISTORY_DAYS, type VehicleDays } from '#domain/vehicle/vehicleDays'

/** 120 equal days of one vehicle; tests override fields. */
export function someDays(changes: Partial<VehicleDays> = {}): VehicleDays {
  const each = <T>(value: T): T[] => Array.from({ length: HISTORY_DAYS }, () => value)
  return {
    id: 'v-1',
    ev: false,
    startOdometerMi: 1000,
    driverId: each('u-1'),
    distanceMi: each(40),
    minutes: each(120),
    idleMinutes: each(10),
    energy: each(2),
    hardBraking: each(1),
    hardAcceleration: each(0),
    roadSpeeding: each(0),
    speedOver80: each(0),
    camera: each(0),
    adasBraking: each(0),
    excessiveIdling: each(0),
    lost: pointsLost({ hardBraking: each(4) }),
    topSpeedMph: each(42),
    fastPasses: each([]),
    overLimit: each([]),
    firstStart: each(480),
    lastEnd: each(1020),
    maskedMinutes: each(0),
    ignitionCycles: each(5),
    seatbelt: each(0),
    oilLife: each(60),
    levelPercent: each(70),
    tireShortfallPsi: each(0),
    ...changes,
  }
}

/** Points lost on 120 days for the given reasons, and none for the others. */
export function pointsLost(changes: Partial<VehicleDays['lost']> = {}): VehicleDays['lost'] {
  return { ...eachReason(() => Array.from({ length: HISTORY_DAYS }, () => 0)), ...changes }
}
