import { useLingui } from '@lingui/react/macro'
import type { Vehicle } from '../../domain/vehicle/vehicle'
import { mainFinding } from '../../domain/vehicle/vehicleHealth'
import { useFormats } from '../../i18n/FormatsProvider'
import { HEALTH_LABELS } from '../../i18n/labels'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { HEALTH_LOOKS } from './healthLooks'

/** A vehicle's health as a pill that names the gravest finding. */
export function VehicleHealthLabel({ vehicle }: { vehicle: Vehicle }) {
  return (
    <StatusLabel {...HEALTH_LOOKS[vehicle.health]} pill>
      {useFindingText(vehicle)}
    </StatusLabel>
  )
}

function useFindingText(vehicle: Vehicle): string {
  const { t, i18n } = useLingui()
  const formats = useFormats()
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
}
