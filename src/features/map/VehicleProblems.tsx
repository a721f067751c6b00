import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { lowTires, type Vehicle } from '../../domain/vehicle'
import { findingsOf, isFlat } from '../../domain/vehicleHealth'
import { useFormats } from '../../i18n/FormatsProvider'
import { WHEEL_LABELS } from '../../i18n/labels'
import { ICONS } from '../../ui/icons'
import { PanelRow } from './PanelRow'

/** What is wrong with a vehicle, gravest first; nothing for a sound one. */
export function VehicleProblems({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const formats = useFormats()
  const { oilLife, tirePressure: tires, brakePad } = vehicle.details
  const oil = formats.percent(oilLife ?? 0)
  const front = formats.percent(brakePad?.front ?? 0)
  const rear = formats.percent(brakePad?.rear ?? 0)
  return findingsOf(vehicle).map((finding) => {
    switch (finding) {
      case 'oil':
        return (
          <PanelRow key="oil" icon={ICONS.octagonAlert} tone="high" title={t`Oil life ${oil}`}>
            {t`Change it soon`}
          </PanelRow>
        )
      case 'brakes':
        return (
          <PanelRow key="brakes" icon={ICONS.triangleAlert} tone="med" title={t`Brakes worn`}>
            {t`Front ${front}, rear ${rear}`}
          </PanelRow>
        )
      case 'tire':
        return (
          tires &&
          lowTires(tires).map((wheel) => {
            const name = _(WHEEL_LABELS[wheel])
            const psi = formats.whole(tires[wheel])
            const wanted = formats.pressure(
              wheel.startsWith('front') ? tires.recommendedFront : tires.recommendedRear,
            ).text
            const flat = isFlat(tires, wheel)
            return (
              <PanelRow
                key={wheel}
                icon={flat ? ICONS.octagonAlert : ICONS.triangleAlert}
                tone={flat ? 'high' : 'med'}
                title={t`Tire low: ${name}`}
              >
                {t`${psi} of ${wanted}`}
              </PanelRow>
            )
          })
        )
    }
  })
}
