import * as v from 'valibot'
import { WEATHER_KINDS, type WeatherDay } from '#domain/places/weatherDay'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import type { Assignable } from './assignable'
import { integer, prefixedId } from './fields'

/** One row of the weatherDays dataset. */
export const WeatherDaySchema = v.strictObject({
  id: prefixedId('w'),
  daysAgo: integer(1, HISTORY_DAYS),
  kind: v.picklist(WEATHER_KINDS),
})

type Output = v.InferOutput<typeof WeatherDaySchema>
/** What the schema lets through: `WeatherDay`, held to it both ways by the compiler. */
export type WeatherDayRow = Assignable<Output, WeatherDay> & Assignable<WeatherDay, Output>
