import { useLingui } from '@lingui/react/macro'
import { type CountedFleet, isEmptyFleet } from '#domain/vehicle/fleetCounts'
import { deleteFleet } from '../../data/queries/fleets'
import { fleetLabel } from '../../i18n/fleetLabel'
import { selectFleet, useSelectedFleet } from '../../state/fleet'
import { Button } from '../../ui/controls/Button'
import { useBusy } from '../../ui/controls/useBusy'
import { useUndoable } from '../../widgets/undo/useUndoable'
import styles from './FleetFacts.module.css'

/** Deletes an empty fleet, with undo; tells why another one cannot be deleted. */
export function DeleteFleet({ fleet, onDeleted }: { fleet: CountedFleet; onDeleted: () => void }) {
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
