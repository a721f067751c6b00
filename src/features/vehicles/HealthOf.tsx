import { useLingui } from '@lingui/react/macro'
import type { Vehicle } from '../../domain/vehicle'
import { HEALTH_LABELS } from '../../i18n/labels'
import { percentText } from '../../i18n/units'
import { useLocale } from '../../state/locale'
import { ICONS } from '../../ui/icons'
import { StatusLabel, type Tone } from '../../ui/StatusLabel'
import { healthTone, mainFinding } from './health'

const ICON_OF: Record<Tone, string> = {
  ok: ICONS.circleCheck,
  med: ICONS.triangleAlert,
  high: ICONS.octagonAlert,
  unk: ICONS.circleQuestionMark,
  brand: ICONS.circleCheck,
}

/** A vehicle's health as a pill that names the gravest finding. */
export function HealthOf({ vehicle }: { vehicle: Vehicle }) {
  const tone = healthTone(vehicle)
  return (
    <StatusLabel tone={tone} icon={ICON_OF[tone]} pill>
      {useFindingText(vehicle)}
    </StatusLabel>
  )
}

function useFindingText(vehicle: Vehicle): string {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  switch (mainFinding(vehicle)) {
    case 'noData':
      return t`No data`
    case 'noIssues':
      return i18n._(HEALTH_LABELS.noIssues)
    case 'tire':
      return t`Tire low`
    case 'brakes':
      return t`Brakes worn`
    case 'oil': {
      const percent = percentText(locale, vehicle.details.oilLife ?? 0)
      return t`Oil life ${percent}`
    }
  }
}
