import * as v from 'valibot'
import { WEATHER_KINDS, type WeatherDay } from '#domain/places/weatherDay'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import type { Assignable } from './assignable'
import { integer, prefixedId } from './fields'

export const WeatherDaySchema = v.strictObject({
  id: prefixedId('w'),
  daysAgo: integer(1, HISTORY_DAYS),
  kind: v.picklist(WEATHER_KINDS),
})

type Output = v.InferOutput<typeof WeatherDaySchema>
export type WeatherDayRow = Assignable<Output, WeatherDay> & Assignable<WeatherDay, Output>
