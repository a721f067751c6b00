import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FiringReason } from '#domain/notifications/firing/firing'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { RULE_TYPES } from '#domain/notifications/ruleType'

/** The reasons for which a rule can fire with its current conditions. */
export function reasonsOf(rule: RuleDraft): FiringReason[] {
  switch (rule.type) {
    case RULE_TYPES.diagnostics:
      return chosen(rule.diagnosticConditions)
    case RULE_TYPES.maintenanceReminder: {
      const { mileage, time } = rule.maintenanceConditions
      return chosen({ mileage: mileage.enabled, time: time.enabled })
    }
    case RULE_TYPES.driverBehavior:
      return chosen(rule.toggles)
    case RULE_TYPES.geofence:
      return chosen(rule.geofence.trigger)
    case RULE_TYPES.locationMasking:
      return ['masking']
    case RULE_TYPES.vehicleUtilization:
      return ['idle']
    case RULE_TYPES.offHours:
      return ['offHours']
    case RULE_TYPES.drivingLimit:
      return ['drivingLimit']
  }
}

const chosen = <Reason extends FiringReason>(switches: Readonly<Record<Reason, boolean>>): Reason[] =>
  (Object.keys(switches) as Reason[]).filter((reason) => switches[reason])

/** Short names of the reasons, beside a number. */
export const REASON_LABELS: Record<FiringReason, MessageDescriptor> = {
  oil: msg({ id: 'firing.oil', message: 'Oil' }),
  tires: msg({ id: 'firing.tires', message: 'Tires' }),
  fuel: msg({ id: 'firing.fuel', message: 'Fuel' }),
  charge: msg({ id: 'firing.charge', message: 'Charge' }),
  mileage: msg({ id: 'firing.mileage', message: 'Mileage' }),
  time: msg({ id: 'firing.time', message: 'Time' }),
  fixedSpeed: msg({ id: 'firing.fixedSpeed', message: 'Speed' }),
  roadSpeed: msg({ id: 'firing.roadSpeed', message: 'Posted limit' }),
  brake: msg({ id: 'firing.brake', message: 'Braking' }),
  accel: msg({ id: 'firing.accel', message: 'Acceleration' }),
  seatbelt: msg({ id: 'firing.seatbelt', message: 'Seat belt' }),
  enter: msg({ id: 'firing.enter', message: 'Entered' }),
  exit: msg({ id: 'firing.exit', message: 'Left' }),
  masking: msg({ id: 'firing.masking', message: 'Masked' }),
  idle: msg({ id: 'firing.idle', message: 'Unused' }),
  offHours: msg({ id: 'firing.offHours', message: 'Off-hours' }),
  drivingLimit: msg({ id: 'firing.drivingLimit', message: 'Over the limit' }),
}
