import { useLingui } from '@lingui/react/macro'
import { type CountedFleet, isEmptyFleet } from '#domain/vehicle/fleetCounts'
import { deleteFleet } from '../../data/queries/fleets'
import { fleetLabel } from '../../i18n/fleetLabel'
import { MISSING } from '../../i18n/formats'
import { useFormats } from '../../i18n/useFormats'
import { selectFleet, useSelectedFleet } from '../../state/fleet'
import { useRegion } from '../../state/region'
import { Button } from '../../ui/controls/Button'
import { useBusy } from '../../ui/controls/useBusy'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { useUndoable } from '../../widgets/undo/useUndoable'
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

/** Deletes an empty fleet, with undo; tells why another one cannot be deleted. */
function DeleteFleet({ fleet, onDeleted }: { fleet: CountedFleet; onDeleted: () => void }) {
  const { t, i18n } = useLingui()
  const run = useUndoable()
  const [pending, start] = useBusy()
  const isShown = useSelectedFleet() === fleet.name
  const name = fleetLabel(fleet.name, i18n)
  if (!isEmptyFleet(fleet))
    return (
      <p
        className={styles.reason}
      >{t`This fleet cannot be deleted while vehicles or people belong to it.`}</p>
    )
  const remove = () =>
    start(async () => {
      const onUndo = () => {
        if (isShown) selectFleet(fleet.name)
      }
      if (!(await run(deleteFleet(fleet.id), t`${name} deleted`, { onUndo }))) return
      if (isShown) selectFleet('all')
      onDeleted()
    })
  return (
    <Button kind="ghost" disabled={pending} onClick={remove}>
      {t`Delete fleet`}
    </Button>
  )
}
