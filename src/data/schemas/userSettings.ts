import * as v from 'valibot'
import { DATE_FORMATS, HOUR_CYCLES, type UserSettings } from '#domain/account/userSettings'
import { LOCALES } from '#domain/base/locale'
import { UNIT_SYSTEMS } from '#domain/base/units'
import type { Assignable } from './assignable'
import { text } from './fields'

export const UserSettingsSchema = v.strictObject({
  id: v.literal('settings'),
  language: v.nullable(v.picklist(LOCALES)),
  timeZone: text(40),
  hourCycle: v.picklist(HOUR_CYCLES),
  dateFormat: v.picklist(DATE_FORMATS),
  units: v.picklist(UNIT_SYSTEMS),
})

type Output = v.InferOutput<typeof UserSettingsSchema>
export type UserSettingsRow = Assignable<Output, UserSettings> & Assignable<UserSettings, Output>
