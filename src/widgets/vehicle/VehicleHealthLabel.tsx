import type { Vehicle } from '../../domain/vehicle/vehicle'
import { StatusLabel, type Tone } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'
import { healthTone } from './healthTone'
import { useFindingText } from './useFindingText'

const ICON_OF: Record<Tone, string> = {
  ok: ICONS.circleCheck,
  med: ICONS.triangleAlert,
  high: ICONS.octagonAlert,
  unk: ICONS.circleQuestionMark,
  brand: ICONS.circleCheck,
}

/** A vehicle's health as a pill that names the gravest finding. */
export function VehicleHealthLabel({ vehicle }: { vehicle: Vehicle }) {
  const findingOf = useFindingText()
  const tone = healthTone(vehicle)
  return (
    <StatusLabel tone={tone} icon={ICON_OF[tone]} pill>
      {findingOf(vehicle)}
    </StatusLabel>
  )
}
