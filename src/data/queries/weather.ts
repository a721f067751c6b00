import type { Live } from '#domain/base/live'
import type { WeatherDay } from '#domain/places/weatherDay'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** The days with notable weather, the newest first; the weather of every other day was fair. */
export function useWeatherDays(): Live<WeatherDay[]> {
  return useLiveQuery(weatherDaysQuery)
}

const weatherDaysQuery = storedQuery(['weatherDays'], (db) => db.weatherDays.orderBy('daysAgo').toArray())
