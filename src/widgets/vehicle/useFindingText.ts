import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { mainFinding } from '#domain/vehicle/vehicleHealth'
import { HEALTH_LABELS } from '../../i18n/labels'
import { useFormats } from '../../i18n/useFormats'

/** The name of the most severe finding of a vehicle's health. */
export function useFindingText(): (vehicle: Vehicle) => string {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  return useCallback(
    (vehicle) => {
      switch (mainFinding(vehicle)) {
        case 'noData':
          return i18n._(HEALTH_LABELS.noData)
        case 'noIssues':
          return i18n._(HEALTH_LABELS.noIssues)
        case 'tire':
          return t`Low tire`
        case 'brakes':
          return t`Worn brakes`
        case 'level': {
          const { ev, fuel } = vehicle.details
          const level = formats.percent(fuel ?? 0)
          return ev ? t`Charge ${level}` : t`Fuel ${level}`
        }
        case 'oil': {
          const percent = formats.percent(vehicle.details.oilLife ?? 0)
          return t`Oil life ${percent}`
        }
      }
    },
    [t, i18n, formats],
  )
}
