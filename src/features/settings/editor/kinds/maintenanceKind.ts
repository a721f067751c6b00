import { msg } from '@lingui/core/macro'
import type { DayTime } from '#domain/base/demoTime'
import type { RuleConditions, TypedDistance } from '#domain/notifications/notificationRule'
import { RULE_BOUNDS } from '#domain/notifications/ruleBounds'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { isWithin, problemsOf, type TypedNumber } from '../ruleForm'
import type { RuleKind } from '../ruleKind'
import { MaintenancePart } from './MaintenancePart'

type Conditions = RuleConditions['maintenanceConditions']

export interface MaintenanceForm {
  byMileage: boolean
  mileage: TypedNumber
  mileageUnit: TypedDistance['unit']
  startMileage: TypedNumber
  startUnit: TypedDistance['unit']
  byTime: boolean
  interval: TypedNumber
  intervalUnit: Conditions['time']['recurrance']['unit']
  startTime: DayTime
}

/** Rule type that reminds of service by mileage, by time, or by whichever comes first. */
export const MAINTENANCE_KIND: RuleKind<typeof RULE_TYPES.maintenanceReminder, MaintenanceForm> = {
  type: RULE_TYPES.maintenanceReminder,
  example: msg`Tire rotation`,
  form(stored, { system }) {
    const { mileage, time } = (stored ?? RULE_DEFAULTS).maintenanceConditions
    const shown = system === 'metric' ? 'km' : 'mi'
    return {
      byMileage: stored === null || mileage.enabled,
      mileage: mileage.recurrance.amount,
      mileageUnit: stored ? mileage.recurrance.unit : shown,
      startMileage: mileage.start.amount,
      startUnit: stored ? mileage.start.unit : shown,
      byTime: stored === null || time.enabled,
      interval: time.recurrance.amount,
      intervalUnit: time.recurrance.unit,
      startTime: time.start,
    }
  },
  problems: (form) =>
    problemsOf([
      ['noCondition', !form.byMileage && !form.byTime],
      ['number', form.byMileage && !isWithin(form.mileage, RULE_BOUNDS.mileageInterval)],
      ['number', form.byMileage && !isWithin(form.startMileage, RULE_BOUNDS.mileage)],
      ['number', form.byTime && !isWithin(form.interval, RULE_BOUNDS.timeInterval)],
    ]),
  conditions(form, stored) {
    const { mileage, time } = (stored ?? RULE_DEFAULTS).maintenanceConditions
    return {
      maintenanceConditions: {
        mileage: {
          enabled: form.byMileage,
          recurrance: isWithin(form.mileage, RULE_BOUNDS.mileageInterval)
            ? { amount: form.mileage, unit: form.mileageUnit }
            : mileage.recurrance,
          start: isWithin(form.startMileage, RULE_BOUNDS.mileage)
            ? { amount: form.startMileage, unit: form.startUnit }
            : mileage.start,
        },
        time: {
          enabled: form.byTime,
          recurrance: isWithin(form.interval, RULE_BOUNDS.timeInterval)
            ? { amount: form.interval, unit: form.intervalUnit }
            : time.recurrance,
          start: form.startTime,
        },
      },
    }
  },
  Part: MaintenancePart,
}
