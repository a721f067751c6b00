import { useLingui } from '@lingui/react/macro'
import type { CountedFleet } from '#domain/vehicle/fleetCounts'
import { useFormats } from '../../i18n/FormatsProvider'
import { MISSING } from '../../i18n/formats'
import { selectFleet, useSelectedFleet } from '../../state/fleet'
import { useRegion } from '../../state/region'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { DeleteFleet } from './DeleteFleet'
import styles from './FleetFacts.module.css'

export interface FleetFactsProps {
  fleet: CountedFleet
  onEdit: () => void
  onDeleted: () => void
}

/** Facts of a fleet, and the switch that filters every screen by it. */
export function FleetFacts({ fleet, onEdit, onDeleted }: FleetFactsProps) {
  const { t } = useLingui()
  const region = useRegion()
  const { daysAgo, whole } = useFormats()
  const isShown = useSelectedFleet() === fleet.name
  const facts = [
    [t`Business email`, fleet.businessEmail],
    [t`Business address`, fleet.businessAddress[region] || MISSING],
    [t`Created on`, daysAgo(fleet.createdDaysAgo)],
    [t`Drivers`, whole(fleet.drivers)],
    [t`Managers`, whole(fleet.managers)],
  ] as const
  return (
    <div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button kind="soft" onClick={() => selectFleet(isShown ? 'all' : fleet.name)}>
          {isShown && <Icon path={ICONS.check} />}
          {isShown ? t`Show all fleets` : t`Show only this fleet`}
        </Button>
        <Button kind="plain" onClick={onEdit}>
          {t`Edit fleet`}
        </Button>
        <DeleteFleet fleet={fleet} onDeleted={onDeleted} />
      </div>
    </div>
  )
}
