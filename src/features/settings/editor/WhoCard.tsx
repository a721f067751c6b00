import { useLingui } from '@lingui/react/macro'
import { Card } from '../../../ui/display/Card'
import { ChannelsPart } from './ChannelsPart'
import { PeoplePart, type PeoplePartProps } from './PeoplePart'
import styles from './RuleCards.module.css'
import { VehiclesPart, type VehiclesPartProps } from './VehiclesPart'

export type WhoCardProps = VehiclesPartProps & PeoplePartProps

/** Vehicles, recipients and channels of a rule. */
export function WhoCard({ vehicles, managers, ...part }: WhoCardProps) {
  const { t } = useLingui()
  return (
    <Card title={t`Vehicles and recipients`}>
      <div className={styles.stack}>
        <VehiclesPart {...part} vehicles={vehicles} />
        <PeoplePart {...part} managers={managers} />
        <ChannelsPart {...part} />
      </div>
    </Card>
  )
}
