import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useTransition } from 'react'
import { moveVehicles } from '../../data/queries/fleets'
import type { Fleet } from '../../domain/vehicle/fleet'
import { fleetText } from '../../i18n/fleetText'
import { Button } from '../../ui/controls/Button'
import { toast } from '../../ui/feedback/toast'
import { ICONS } from '../../ui/icons/icons'
import { MenuButton } from '../../ui/overlays/MenuButton'

export interface MoveBarProps {
  /** One vehicle at least. */
  ids: readonly string[]
  targets: readonly Fleet[]
  /** They come to the fleet that is open: its only target. */
  here: boolean
  onMoved: () => void
}

/** Moves what is ticked, with a way back. */
export function MoveBar({ ids, targets, here, onMoved }: MoveBarProps) {
  const { t, i18n } = useLingui()
  const [pending, run] = useTransition()
  const count = ids.length
  const refused = () => toast(t`This change could not be saved. Try again.`, 'problem')
  const move = (target: Fleet) =>
    run(async () => {
      const fleet = fleetText(target.name, i18n)
      try {
        const { undo } = await moveVehicles(ids, target.name)
        toast(
          plural(count, { one: `# vehicle moved to ${fleet}`, other: `# vehicles moved to ${fleet}` }),
          'done',
          { label: t`Undo`, run: () => void undo().catch(refused) },
        )
        onMoved()
      } catch {
        refused()
      }
    })
  const [only] = targets
  if (here && only) {
    return (
      <Button kind="primary" disabled={pending} onClick={() => move(only)}>
        {plural(count, { one: 'Move # vehicle here', other: 'Move # vehicles here' })}
      </Button>
    )
  }
  if (!only) return <p>{t`There are no other fleets yet. Create one first.`}</p>
  return (
    <MenuButton
      label={t`Fleets`}
      placement="top end"
      trigger={{
        kind: 'primary',
        children: plural(count, { one: 'Move # vehicle to…', other: 'Move # vehicles to…' }),
        arrow: ICONS.chevronDown,
      }}
      groups={[
        {
          id: 'fleets',
          label: t`Fleets`,
          entries: targets.map(({ id, name }) => ({ id, label: fleetText(name, i18n) })),
          onAction: (id) => {
            const target = targets.find((fleet) => fleet.id === id)
            if (target) move(target)
          },
        },
      ]}
    />
  )
}
