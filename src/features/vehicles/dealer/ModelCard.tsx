import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { Category, DealerBodyStyle, DealerVehicle, Drivetrain } from '#domain/dealer/dealerVehicle'
import { TAG_LABELS } from '../../../i18n/labels'
import { COLOR_LABELS, ENGINE_LABELS, INTERIOR_LABELS } from '../../../i18n/labelsInventory'
import { useRegion } from '../../../state/region'
import { Card } from '../../../ui/display/Card'
import { FactList } from '../../../ui/display/FactList'

/** Labels for values of an inventory vehicle (docs/rules.md DV-33 to DV-37). */
const BODY_STYLE_LABELS: Record<DealerBodyStyle, MessageDescriptor> = {
  coupe: msg({ id: 'body.coupe', message: 'Coupe' }),
  sedan: msg({ id: 'body.sedan', message: 'Sedan' }),
  hatchback: msg({ id: 'body.hatchback', message: 'Hatchback' }),
  suv: TAG_LABELS.SUV,
  pickup: msg({ id: 'body.pickup', message: 'Pickup' }),
}

const DRIVETRAIN_LABELS: Record<Drivetrain, MessageDescriptor> = {
  fwd: msg({ id: 'drivetrain.fwd', message: 'Front-wheel drive' }),
  rwd: msg({ id: 'drivetrain.rwd', message: 'Rear-wheel drive' }),
  awd: msg({ id: 'drivetrain.awd', message: 'All-wheel drive' }),
  '4wd': msg({ id: 'drivetrain.4wd', message: 'Four-wheel drive' }),
}

const CATEGORY_LABELS: Record<Category, MessageDescriptor> = {
  car: TAG_LABELS.Car,
  ev: TAG_LABELS.EV,
  suv: TAG_LABELS.SUV,
  truck: TAG_LABELS.Truck,
}

/** Make, model, trim, equipment, VIN and license plate of an inventory vehicle. */
export function ModelCard({ vehicle }: { vehicle: DealerVehicle }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const region = useRegion()
  return (
    <Card title={t`Model`}>
      <FactList
        facts={[
          { name: t`Make and model`, value: `${vehicle.makeName} ${vehicle.modelName}` },
          { name: t`Model year`, value: String(vehicle.modelYear) },
          { name: t`Trim`, value: vehicle.trim },
          { name: t`Category`, value: _(CATEGORY_LABELS[vehicle.category]) },
          { name: t`Body style`, value: _(BODY_STYLE_LABELS[vehicle.bodyStyle]) },
          { name: t`Drivetrain`, value: _(DRIVETRAIN_LABELS[vehicle.drivetrain]) },
          { name: t`Engine`, value: _(ENGINE_LABELS[vehicle.details.ev ? 'electric' : 'gasoline']) },
          {
            name: t`Exterior and interior`,
            value: `${_(COLOR_LABELS[vehicle.color])} / ${_(INTERIOR_LABELS[vehicle.interior])}`,
          },
          { name: t`VIN`, value: vehicle.vin },
          {
            name: t`License plate`,
            value: vehicle.license === null ? t`No plate yet` : vehicle.license[region],
          },
        ]}
      />
    </Card>
  )
}
