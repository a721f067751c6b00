import { useLingui } from '@lingui/react/macro'
import type { Vehicle } from '../../domain/vehicle/vehicle'
import { mainFinding } from '../../domain/vehicle/vehicleHealth'
import { useFormats } from '../../i18n/FormatsProvider'
import { HEALTH_LABELS } from '../../i18n/labels'
import { StatusLabel, type Tone } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'
import { healthTone } from './healthTone'

const ICON_OF: Record<Tone, string> = {
  ok: ICONS.circleCheck,
  med: ICONS.triangleAlert,
  high: ICONS.octagonAlert,
  unk: ICONS.circleQuestionMark,
  brand: ICONS.circleCheck,
}

/** A vehicle's health as a pill that names the gravest finding. */
export function VehicleHealthLabel({ vehicle }: { vehicle: Vehicle }) {
  const tone = healthTone(vehicle)
  return (
    <StatusLabel tone={tone} icon={ICON_OF[tone]} pill>
      {useFindingText(vehicle)}
    </StatusLabel>
  )
}

function useFindingText(vehicle: Vehicle): string {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  switch (mainFinding(vehicle)) {
    case 'noData':
      return t`No data`
    case 'noIssues':
      return i18n._(HEALTH_LABELS.noIssues)
    case 'tire':
      return t`Low tire`
    case 'brakes':
      return t`Worn brakes`
    case 'oil': {
      const percent = formats.percent(vehicle.details.oilLife ?? 0)
      return t`Oil life ${percent}`
    }
  }
}
