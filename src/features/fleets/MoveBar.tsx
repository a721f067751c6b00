import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useTransition } from 'react'
import { moveVehicles } from '../../data/queries/fleets'
import type { Fleet } from '../../domain/vehicle/fleet'
import { fleetText } from '../../i18n/fleetText'
import { Button } from '../../ui/controls/Button'
import { ICONS } from '../../ui/icons/icons'
import { MenuButton } from '../../ui/overlays/MenuButton'
import { useUndoable } from '../../widgets/undo/useUndoable'

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
  const [pending, start] = useTransition()
  const run = useUndoable()
  const count = ids.length
  const move = (target: Fleet) =>
    start(async () => {
      const fleet = fleetText(target.name, i18n)
      const said = plural(count, {
        one: `# vehicle moved to ${fleet}`,
        other: `# vehicles moved to ${fleet}`,
      })
      if (await run(moveVehicles(ids, target.name), said)) onMoved()
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
