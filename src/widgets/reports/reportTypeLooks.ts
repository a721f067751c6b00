import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportType } from '#domain/reports/report'
import { ICONS } from '../../ui/icons/icons'
import { RULE_ICONS } from '../../ui/icons/ruleIcons'
import { TRIP_ICONS } from '../../ui/icons/tripIcons'

export interface ReportTypeLook {
  icon: string
  name: MessageDescriptor
  /** Its content, in a sentence. */
  about: MessageDescriptor
}

/** Icon and texts of each type of report (docs/rules.md RP-01). */
export const REPORT_TYPE_LOOKS: Record<ReportType, ReportTypeLook> = {
  tripHistory: {
    icon: TRIP_ICONS.route,
    name: msg({ id: 'reportType.tripHistory', message: 'Trip history' }),
    about: msg`Every trip with its distance, time, and score.`,
  },
  driverScores: {
    icon: ICONS.circleGauge,
    name: msg({ id: 'reportType.driverScores', message: 'Driver scores' }),
    about: msg`Who drives best, and what cost the others points.`,
  },
  safetyEvents: {
    icon: ICONS.octagonAlert,
    name: msg({ id: 'reportType.safetyEvents', message: 'Safety events' }),
    about: msg`Hard braking, speeding, and seat belts, vehicle by vehicle.`,
  },
  fuelAndEnergy: {
    icon: ICONS.fuel,
    name: msg({ id: 'reportType.fuelAndEnergy', message: 'Fuel and energy' }),
    about: msg`Fuel and charging: how much, how far, and what it cost.`,
  },
  vehicleHealth: {
    icon: ICONS.wrench,
    name: msg({ id: 'reportType.vehicleHealth', message: 'Vehicle health' }),
    about: msg`Which vehicles need attention, and why.`,
  },
  utilization: {
    icon: RULE_ICONS.columns,
    name: msg({ id: 'reportType.utilization', message: 'Utilization' }),
    about: msg`How much each vehicle is used, and which ones sit unused.`,
  },
  expenses: {
    icon: ICONS.receipt,
    name: msg({ id: 'reportType.expenses', message: 'Expenses' }),
    about: msg`Fueling and charging, receipt by receipt.`,
  },
}
