import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CountedFleet } from '#domain/vehicle/fleetCounts'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { fleetLabel } from '../../i18n/fleetLabel'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { Sheet } from '../../ui/overlays/Sheet'
import { useSelection } from '../../widgets/list/useSelection'
import { FleetDialog } from './FleetDialog'
import { FleetFacts } from './FleetFacts'
import styles from './FleetSheet.module.css'
import { FleetVehicles } from './FleetVehicles'
import { MoveBar } from './MoveBar'

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
