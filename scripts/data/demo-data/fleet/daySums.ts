import { eachReason, type Points } from '#domain/vehicle/score'
import { HISTORY_DAYS, type VehicleDays } from '#domain/vehicle/vehicleDays'
import type { SpeedPasses } from '../trips/speedPasses'

/** What a drive adds to its day, of the fleet's or a dealer's. */
export interface DayDrive {
  daysAgo: number
  driverId: string | null
  /** Minute of the day at which it ended. */
  ended: number
  /** Tenths of a mile, so that sums are exact. */
  tenths: number
  minutes: number
  idleMinutes: number
  /** Hundredths of a gallon or kWh. */
  hundredths: number
  hardBraking: number
  hardAcceleration: number
  roadSpeeding: number
  speedOver80: number
  /** Events that a camera saw. */
  camera: number
  adasBraking: number
  excessiveIdling: number
  maskedMinutes: number
  beltOpen: boolean
  lost: Points
  passes: SpeedPasses
}

/** Figures of a row of days that drives alone make up. */
export type DrivenFigures = Omit<
  VehicleDays,
  'id' | 'ev' | 'startOdometerMi' | 'oilLife' | 'levelPercent' | 'tireShortfallPsi'
>

/** Drives summed up by day, entry 0 yesterday; those of today count nowhere. */
export function daySums(drives: readonly DayDrive[]): DrivenFigures {
  const days = Array.from({ length: HISTORY_DAYS }, (_, at) =>
    drives.filter(({ daysAgo }) => daysAgo === at + 1),
  )
  const total = (read: (drive: DayDrive) => number): number[] =>
    days.map((day) => day.reduce((sum, drive) => sum + read(drive), 0))
  const all = <T>(read: (drive: DayDrive) => T[]): T[][] => days.map((day) => day.flatMap(read))
  return {
    driverId: days.map((day) => day[0]?.driverId ?? null),
    distanceMi: total(({ tenths }) => tenths).map((tenths) => tenths / 10),
    minutes: total(({ minutes }) => minutes),
    idleMinutes: total(({ idleMinutes }) => idleMinutes),
    energy: total(({ hundredths }) => hundredths).map((hundredths) => hundredths / 100),
    hardBraking: total(({ hardBraking }) => hardBraking),
    hardAcceleration: total(({ hardAcceleration }) => hardAcceleration),
    roadSpeeding: total(({ roadSpeeding }) => roadSpeeding),
    speedOver80: total(({ speedOver80 }) => speedOver80),
    camera: total(({ camera }) => camera),
    adasBraking: total(({ adasBraking }) => adasBraking),
    excessiveIdling: total(({ excessiveIdling }) => excessiveIdling),
    lost: eachReason((kind) => total(({ lost }) => lost[kind])),
    topSpeedMph: days.map((day) => Math.max(0, ...day.map(({ passes }) => passes.topMph))),
    fastPasses: all(({ passes }) => passes.fast),
    overLimit: all(({ passes }) => passes.overLimit),
    firstStart: days.map(([first]) => (first ? first.ended - first.minutes : null)),
    lastEnd: days.map((day) => day.at(-1)?.ended ?? null),
    maskedMinutes: total(({ maskedMinutes }) => maskedMinutes),
    ignitionCycles: total(() => 1),
    seatbelt: total(({ beltOpen }) => (beltOpen ? 1 : 0)),
  }
}
