import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { DealerVehicle } from '../../../domain/dealerVehicle'
import { regionOf } from '../../../domain/locale'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useLocale } from '../../../state/locale'
import { Card } from '../../../ui/Card'
import { DEALER_FLEET_LABELS } from '../../../widgets/stock/stockLabels'
import { FactList } from '../detail/FactList'

/** What it is called on paper, and when it was heard of last. */
export function PapersCard({ vehicle }: { vehicle: DealerVehicle }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const region = regionOf(useLocale())
  const { at, dateTime } = useFormats()
  const { vin, license, fleet, details } = vehicle
  return (
    <Card title={t`Identity`}>
      <FactList
        facts={[
          { name: t`VIN`, value: vin },
          { name: t`License plate`, value: license === null ? t`No plate yet` : license[region] },
          { name: t`Fleet`, value: _(DEALER_FLEET_LABELS[fleet]) },
          {
            name: t`Last connected`,
            value: details.connectedOn === null ? t`Not yet` : dateTime(at(details.connectedOn)),
          },
        ]}
      />
    </Card>
  )
}
