import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { type DriverName, driverIdOf } from '../fleet/people'
import { COACHED_DAYS_AGO, type CoachingEffect, coachingOf, HEARD_OF_IT } from './coaching'
import { ROSTER } from './roster'
import { weatherEffect } from './weather'

/**
 * How somebody drives, in events per 100 miles. Published figures that these rates are held to are in
 * docs/decisions.md D42.
 */
export interface DrivingStyle {
  /** Hard braking and hard acceleration together. */
  harshPer100Mi: number
  roadSpeedingPer100Mi: number
  /** Share of the trips with a motorway on which they go over 80 mph. */
  over80Share: number
  /** Share of the trips with a stop of 15 minutes and more with the engine on. */
  longStopShare: number
  /** Above 0: braked and pulled away harder in the past, by this share 120 days ago. */
  trend: number
  /** Undefined for one who was not coached. */
  coaching?: CoachingEffect | undefined
}

/** What happens to somebody on a drive. */
export interface DriveEvents {
  hardBraking: number
  hardAcceleration: number
  roadSpeeding: number
  adasBraking: number
  /** What a camera would see of it. */
  camera: { foodAndDrink: number; cellPhoneUse: number; hardBrake: number; hardAcceleration: number }
}

/** Harsh events per 100 miles of everybody else: from so many to so many. */
const USUAL_HARSH = [0.5, 3] as const
/** The best by far, so that the question who it is has one answer, and who needs coaching. */
const KNOWN_HARSH: Partial<Record<DriverName, number>> = {
  'Tyler Cloud': 0.15,
  'Luis Mendoza': 4,
  'Hannah Lindqvist': 5,
  'Grace Adeyemi': 9,
  "Patrick O'Rourke": 6.2,
}
/** Who goes 5 mph over the limit, besides the share that goes with a rough style. */
const SPEEDERS = new Set(
  ROSTER.flatMap(({ driver, speeding }) => (driver && speeding ? [driverIdOf(driver)] : [])),
)
const SPEEDER_PER_100_MI = 0.8

/** Events come together: on some trips many, on most none. Their mean is 1. */
const ROUGH_TRIP_SHARE = 0.1
const ROUGH_TRIP_FACTOR = 6
const CALM_TRIP_FACTOR = (1 - ROUGH_TRIP_SHARE * ROUGH_TRIP_FACTOR) / (1 - ROUGH_TRIP_SHARE)

const styles = new Map<string, DrivingStyle>()

/** The style of a driver, the same whenever it is asked for. */
export function styleOf(driverId: string): DrivingStyle {
  const known = styles.get(driverId)
  if (known) return known
  const random = seededRandom(seedOf(`style of ${driverId}`))
  const [least, most] = USUAL_HARSH
  const usual = least + (most - least) * random.next()
  const harshPer100Mi = knownHarsh.get(driverId) ?? usual
  const style = {
    harshPer100Mi,
    roadSpeedingPer100Mi: 0.35 * harshPer100Mi + (SPEEDERS.has(driverId) ? SPEEDER_PER_100_MI : 0),
    over80Share: Math.min(0.1, 0.0007 * harshPer100Mi ** 2),
    longStopShare: random.int(1, 6) / 100,
    trend: random.int(0, 90) / 100,
    coaching: coachingOf(driverId),
  }
  styles.set(driverId, style)
  return style
}

const knownHarsh = new Map(
  Object.entries(KNOWN_HARSH).map(([name, rate]) => [driverIdOf(name as DriverName), rate]),
)

/** Share of the harsh events that are hard braking; the others are hard acceleration. */
const BRAKING_SHARE = 0.56
/** How much more often drivers go over the limit now than 120 days ago, as a share: there is more to do. */
const SPEEDING_GROWTH = 0.3

/** Events per 100 miles that a style has on a day. */
export function ratesOn(
  style: DrivingStyle,
  daysAgo: number,
): Pick<DriveEvents, 'hardBraking' | 'hardAcceleration' | 'roadSpeeding'> {
  const { harshPer100Mi, roadSpeedingPer100Mi, trend } = style
  const age = daysAgo / HISTORY_DAYS
  const coaching = daysAgo <= COACHED_DAYS_AGO ? (style.coaching ?? HEARD_OF_IT) : undefined
  const harsh = harshPer100Mi * (1 + trend * age)
  return {
    hardBraking: harsh * BRAKING_SHARE * (coaching?.hardBraking ?? 1) * weatherEffect(daysAgo).hardBraking,
    hardAcceleration: harsh * (1 - BRAKING_SHARE) * (coaching?.hardAcceleration ?? 1),
    roadSpeeding: roadSpeedingPer100Mi * (1 - SPEEDING_GROWTH * age),
  }
}

/** What happens on `miles` of a drive; `assisted` with automatic emergency braking. */
export function eventsOn(
  random: SeededRandom,
  style: DrivingStyle,
  miles: number,
  daysAgo: number,
  assisted: boolean,
): DriveEvents {
  const mood = random.next() < ROUGH_TRIP_SHARE ? ROUGH_TRIP_FACTOR : CALM_TRIP_FACTOR
  const times = (per100Mi: number): number => poisson(random, (per100Mi * miles * mood) / 100)
  const rates = ratesOn(style, daysAgo)
  const assistance = (0.04 + style.harshPer100Mi * 0.01) * weatherEffect(daysAgo).adasBraking
  const seen = (count: number): number =>
    Array.from({ length: count }, () => random.next()).filter((one) => one < 0.6).length
  const hardBraking = times(rates.hardBraking)
  const hardAcceleration = times(rates.hardAcceleration)
  return {
    hardBraking,
    hardAcceleration,
    roadSpeeding: times(rates.roadSpeeding),
    adasBraking: assisted ? Math.min(1, times(assistance)) : 0,
    camera: {
      foodAndDrink: times(style.harshPer100Mi * 0.25),
      cellPhoneUse: times(style.harshPer100Mi * 0.2),
      hardBrake: seen(hardBraking),
      hardAcceleration: seen(hardAcceleration),
    },
  }
}

/** A count that is `mean` on average (Knuth's way of a Poisson number). */
function poisson(random: SeededRandom, mean: number): number {
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = random.next(); product > limit; product *= random.next()) count += 1
  return count
}
