import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { lowTires, type TirePressure, type Vehicle } from '../../../domain/vehicle/vehicle'
import { findingsOf, isFlat } from '../../../domain/vehicle/vehicleHealth'
import { useFormats } from '../../../i18n/FormatsProvider'
import { WHEEL_LABELS } from '../../../i18n/labels'
import { FactRow } from '../../../ui/display/FactRow'
import { ICONS } from '../../../ui/icons/icons'

/** What is wrong with a vehicle, gravest first; nothing for a sound one. */
export function VehicleProblems({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { oilLife, tirePressure: tires, brakePad } = vehicle.details
  const percent = formats.percent(oilLife ?? 0)
  const front = formats.percent(brakePad?.front ?? 0)
  const rear = formats.percent(brakePad?.rear ?? 0)
  const problems: Record<ReturnType<typeof findingsOf>[number], ReactNode> = {
    oil: (
      <FactRow key="oil" icon={ICONS.octagonAlert} tone="high" name={t`Oil life ${percent}`}>
        {t`Change it soon`}
      </FactRow>
    ),
    tire: tires && <LowTires key="tire" tires={tires} />,
    brakes: (
      <FactRow key="brakes" icon={ICONS.triangleAlert} tone="med" name={t`Worn brakes`}>
        {t`Front ${front}, rear ${rear}`}
      </FactRow>
    ),
  }
  return findingsOf(vehicle).map((finding) => problems[finding])
}

function LowTires({ tires }: { tires: TirePressure }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const formats = useFormats()
  return lowTires(tires).map((wheel) => {
    const flat = isFlat(tires, wheel)
    const name = _(WHEEL_LABELS[wheel])
    const psi = formats.whole(tires[wheel])
    const wanted = formats.pressure(
      wheel.startsWith('front') ? tires.recommendedFront : tires.recommendedRear,
    ).text
    return (
      <FactRow
        key={wheel}
        icon={flat ? ICONS.octagonAlert : ICONS.triangleAlert}
        tone={flat ? 'high' : 'med'}
        name={t`Low tire: ${name}`}
      >
        {t`${psi} of ${wanted}`}
      </FactRow>
    )
  })
}
