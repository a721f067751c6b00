import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Fleet } from '#domain/vehicle/fleet'
import { moveVehicles } from '../../data/queries/fleets'
import { fleetLabel } from '../../i18n/fleetLabel'
import { Button } from '../../ui/controls/Button'
import { useBusy } from '../../ui/controls/useBusy'
import { ICONS } from '../../ui/icons/icons'
import { MenuButton } from '../../ui/overlays/MenuButton'
import { useUndoable } from '../../widgets/undo/useUndoable'

export interface MoveBarProps {
  /** At least one vehicle. */
  ids: readonly string[]
  targets: readonly Fleet[]
  /** True if the open fleet is the only target. */
  intoOpenFleet: boolean
  onMoved: () => void
}

/** Moves the selected vehicles, with undo. */
export function MoveBar({ ids, targets, intoOpenFleet, onMoved }: MoveBarProps) {
  const { t, i18n } = useLingui()
  const [pending, start] = useBusy()
  const run = useUndoable()
  const count = ids.length
  const move = (target: Fleet) =>
    start(async () => {
      const fleet = fleetLabel(target.name, i18n)
      const message = plural(count, {
        one: `# vehicle moved to ${fleet}`,
        other: `# vehicles moved to ${fleet}`,
      })
      if (await run(moveVehicles(ids, target.name), message)) onMoved()
    })
  const [only] = targets
  if (intoOpenFleet && only) {
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
          entries: targets.map(({ id, name }) => ({ id, label: fleetLabel(name, i18n) })),
          onAction: (id) => {
            const target = targets.find((fleet) => fleet.id === id)
            if (target) move(target)
          },
        },
      ]}
    />
  )
}
