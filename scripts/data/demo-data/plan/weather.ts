import type { WeatherDay, WeatherKind } from '#domain/places/weatherDay'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'

/** What a day's weather does to driving; 1 leaves it is. */
export interface WeatherEffect {
  /** Share of the vehicles that stay at home. */
  standing: number
  distance: number
  /** Mean speed in motion. */
  speed: number
  /** Time at lights and in jams. */
  waiting: number
  /** Fuel, and charge, for a mile. */
  fuel: number
  charge: number
  hardBraking: number
  adasBraking: number
}

const FAIR: WeatherEffect = {
  standing: 0,
  distance: 1,
  speed: 1,
  waiting: 1,
  fuel: 1,
  charge: 1,
  hardBraking: 1,
  adasBraking: 1,
}

/**
 * Cold takes more of a battery than of a tank: heating comes out of it (AAA, 2019: a fifth and more of the
 * range in a frost). Rain and jams cost both, the brakes of a vehicle with assistance most.
 */
const EFFECTS: Readonly<Record<WeatherKind, WeatherEffect>> = {
  storm: {
    standing: 0.18,
    distance: 0.82,
    speed: 0.82,
    waiting: 1.8,
    fuel: 1.11,
    charge: 1.2,
    hardBraking: 1.1,
    adasBraking: 5,
  },
  rain: { ...FAIR, distance: 0.97, waiting: 1.15, fuel: 1.01, charge: 1.03, adasBraking: 2 },
  cold: { ...FAIR, waiting: 1.1, fuel: 1.03, charge: 1.2 },
}

/** Spells of weather; the days are daysAgo, both ends included. Storm and cold are whole runs of seven. */
const SPELLS: readonly { kind: WeatherKind; from: number; to: number }[] = [
  { kind: 'rain', from: 6, to: 7 },
  { kind: 'storm', from: 8, to: 14 },
  { kind: 'rain', from: 33, to: 34 },
  { kind: 'rain', from: 51, to: 51 },
  { kind: 'rain', from: 72, to: 74 },
  { kind: 'cold', from: 85, to: 98 },
]

/** The weatherDays dataset: the days whose weather is worth a word, the newest first. */
export function buildWeatherDays(): WeatherDay[] {
  return Array.from({ length: HISTORY_DAYS }, (_, at) => at + 1).flatMap((daysAgo) => {
    const kind = weatherOn(daysAgo)
    return kind ? [{ id: `w-${daysAgo}`, daysAgo, kind }] : []
  })
}

function weatherOn(daysAgo: number): WeatherKind | undefined {
  return SPELLS.find(({ from, to }) => from <= daysAgo && daysAgo <= to)?.kind
}

/** What the weather of a day did to driving. */
export function weatherEffect(daysAgo: number): WeatherEffect {
  const kind = weatherOn(daysAgo)
  return kind ? EFFECTS[kind] : FAIR
}
