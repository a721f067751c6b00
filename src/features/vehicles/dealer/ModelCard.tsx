import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { COLOR_LABELS, ENGINE_LABELS, INTERIOR_LABELS } from '../../../i18n/labelsInventory'
import { useRegion } from '../../../state/region'
import { Card } from '../../../ui/display/Card'
import { FactList } from '../../../ui/display/FactList'
import { BODY_STYLE_LABELS, CATEGORY_LABELS, DRIVETRAIN_LABELS } from './dealerLabels'

/** What was built: make, model, trim, how it is equipped, and its numbers. */
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
