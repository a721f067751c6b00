import { useLingui } from '@lingui/react/macro'
import type { Measure } from '#domain/performance/measures'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import { useFormats } from '../../../../i18n/FormatsProvider'
import type { PerformanceView } from '../performanceView'

/** Names of the measures, with speed and distance in the visitor's unit. */
export function useMeasureNames(ranks: PerformanceView['ranks']): Record<Measure, string> {
  const { t } = useLingui()
  const { alertSpeed, system } = useFormats()
  const fast = alertSpeed(FIXED_SPEED_MPH).text
  return {
    driverScore: ranks === 'drivers' ? t`Driver score` : t`Vehicle score`,
    safetyEvents: t`Safety events`,
    hardBraking: t`Hard braking`,
    speedOver80: t`Over ${fast}`,
    gasEconomy: t`Gas economy`,
    electricEconomy: t`Electric economy`,
    utilization: t`Utilization`,
    idling: t`Idling`,
    hardAcceleration: t`Hard acceleration`,
    roadSpeeding: t`Road speeding`,
    seatbelt: t`Seat belt off`,
    camera: t`Camera events`,
    excessiveIdling: t`Excessive idling`,
    distance: t`Distance`,
    fuel: t`Fuel used`,
    energy: t`Energy used`,
    spending: t`Fuel and charging costs`,
    costPerMile: system === 'imperial' ? t`Cost per mile` : t`Cost per kilometer`,
  }
}
