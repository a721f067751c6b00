import { useLingui } from '@lingui/react/macro'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { useFormats } from '../../../i18n/FormatsProvider'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { useRegion } from '../../../state/region'
import { Card } from '../../../ui/display/Card'
import { FactList } from '../../../ui/display/FactList'

/** What it is called on paper. */
export function IdentityCard({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const { daysAgo } = useFormats()
  return (
    <Card title={t`Identity`}>
      <FactList
        facts={[
          { name: t`VIN`, value: vehicle.vin },
          { name: t`License plate`, value: vehicle.licensePlate[region] },
          { name: t`Fleet`, value: fleetLabel(vehicle.fleet, i18n) },
          { name: t`Added`, value: daysAgo(vehicle.addedDaysAgo) },
        ]}
      />
    </Card>
  )
}
