import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Fleet } from '#domain/vehicle/fleet'
import type { CountedFleet } from '#domain/vehicle/fleetCounts'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { moveVehicles } from '../../data/queries/fleets'
import { fleetLabel } from '../../i18n/fleetLabel'
import { Button } from '../../ui/controls/Button'
import { useBusy } from '../../ui/controls/useBusy'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { ICONS } from '../../ui/icons/icons'
import { MenuButton } from '../../ui/overlays/MenuButton'
import { Sheet } from '../../ui/overlays/Sheet'
import { useSelection } from '../../widgets/list/useSelection'
import { useUndoable } from '../../widgets/undo/useUndoable'
import { FleetDialog } from './FleetDialog'
import { FleetFacts } from './FleetFacts'
import styles from './FleetSheet.module.css'
import { FleetVehicles } from './FleetVehicles'

export interface FleetSheetProps {
  fleet: CountedFleet | null
  fleets: readonly CountedFleet[]
  vehicles: readonly DrivenVehicle[]
  onClose: () => void
}

type Side = 'inside' | 'outside'

/** Side sheet of a fleet. Keeps its content during the closing animation. */
export function FleetSheet({ fleet, fleets, vehicles, onClose }: FleetSheetProps) {
  const [last, setLast] = useState(fleet)
  if (fleet !== null && fleet !== last) setLast(fleet)
  const shown = fleet ?? last
  return (
    shown && (
      <OneFleet
        key={shown.id}
        fleet={shown}
        isOpen={fleet !== null}
        fleets={fleets}
        vehicles={vehicles}
        onClose={onClose}
      />
    )
  )
}

interface OneFleetProps extends FleetSheetProps {
  fleet: CountedFleet
  isOpen: boolean
}

function OneFleet({ fleet, isOpen, fleets, vehicles, onClose }: OneFleetProps) {
  const { t, i18n } = useLingui()
  const [side, setSide] = useState<Side>('inside')
  const [editing, setEditing] = useState(false)
  const inside = vehicles.filter((vehicle) => vehicle.fleet === fleet.name)
  const outside = vehicles.filter((vehicle) => vehicle.fleet !== fleet.name)
  const listed = side === 'inside' ? inside : outside
  const insideCount = inside.length
  const outsideCount = outside.length
  const selection = useSelection(listed.map(({ id }) => id))
  return (
    <>
      <Sheet
        title={fleetLabel(fleet.name, i18n)}
        width="wide"
        isOpen={isOpen}
        onClose={onClose}
        footer={
          selection.chosen.length > 0 && (
            <MoveBar
              ids={selection.chosen}
              targets={side === 'inside' ? fleets.filter(({ id }) => id !== fleet.id) : [fleet]}
              intoOpenFleet={side === 'outside'}
              onMoved={selection.clear}
            />
          )
        }
      >
        <div className={styles.stack}>
          <FleetFacts fleet={fleet} onEdit={() => setEditing(true)} onDeleted={onClose} />
          <SegmentedControl<Side>
            label={t`Vehicles`}
            block
            segments={[
              { id: 'inside', label: t`In this fleet: ${insideCount}` },
              { id: 'outside', label: t`In other fleets: ${outsideCount}` },
            ]}
            value={side}
            onChange={(next) => {
              setSide(next)
              selection.clear()
            }}
          />
          <FleetVehicles key={side} vehicles={listed} showFleet={side === 'outside'} selection={selection} />
        </div>
      </Sheet>
      <FleetDialog fleet={fleet} fleets={fleets} isOpen={editing} onClose={() => setEditing(false)} />
    </>
  )
}

interface MoveBarProps {
  /** At least one vehicle. */
  ids: readonly string[]
  targets: readonly Fleet[]
  /** True if the open fleet is the only target. */
  intoOpenFleet: boolean
  onMoved: () => void
}

/** Moves the selected vehicles, with undo. */
function MoveBar({ ids, targets, intoOpenFleet, onMoved }: MoveBarProps) {
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
