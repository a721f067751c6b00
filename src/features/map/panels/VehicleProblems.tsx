import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isFlat, lowTires } from '#domain/vehicle/lowReadings'
import type { TirePressure, Vehicle } from '#domain/vehicle/vehicle'
import { findingsOf, type HealthIssue } from '#domain/vehicle/vehicleHealth'
import { WHEEL_LABELS } from '../../../i18n/labels'
import { useFormats } from '../../../i18n/useFormats'
import { FactRow } from '../../../ui/display/FactRow'
import { ICONS } from '../../../ui/icons/icons'

/** The problems of a vehicle, the most severe first. */
export function VehicleProblems({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { oilLife, tirePressure: tires, brakePad } = vehicle.details
  const percent = formats.percent(oilLife ?? 0)
  const front = formats.percent(brakePad?.front ?? 0)
  const rear = formats.percent(brakePad?.rear ?? 0)
  const level = formats.percent(vehicle.details.fuel ?? 0)
  const problems: Record<HealthIssue, ReactNode> = {
    oil: (
      <FactRow key="oil" icon={ICONS.octagonAlert} tone="high" name={t`Oil life ${percent}`}>
        {t`Change it soon`}
      </FactRow>
    ),
    tire: tires && <LowTires key="tire" tires={tires} />,
    level: (
      <FactRow
        key="level"
        icon={ICONS.triangleAlert}
        tone="med"
        name={vehicle.details.ev ? t`Charge ${level}` : t`Fuel ${level}`}
      >
        {vehicle.details.ev ? t`Charge soon` : t`Refuel soon`}
      </FactRow>
    ),
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
