import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { valueOr } from '#domain/base/live'
import { useCapabilities } from '../../state/capabilities'
import { useWaypoint } from '../../state/waypoints'
import { Button } from '../../ui/controls/Button'
import { buttonClass } from '../../ui/controls/buttonClass'
import { surface } from '../../ui/display/surface'
import { Notice } from '../../ui/feedback/Notice'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { ListGate } from '../../widgets/list/ListGate'
import { FleetDialog } from './FleetDialog'
import { FleetSheet } from './FleetSheet'
import { FleetTable } from './FleetTable'
import { useFleetRows } from './useFleetRows'

export interface FleetsScreenProps {
  /** `?fleet=` of the address. */
  openId: string | null
  /** Opens a fleet; null closes it. */
  onOpen: (id: string | null) => void
}

/** All fleets: counts, creating a fleet, and moving vehicles between fleets. */
export function FleetsScreen({ openId, onOpen }: FleetsScreenProps) {
  const { t } = useLingui()
  const live = useFleetRows()
  const [creating, setCreating] = useState(false)
  const hint = useWaypoint('fleets')
  if (!useCapabilities().fleets) {
    return (
      <section className={surface()}>
        <Notice
          icon={ICONS.network}
          title={t`A dealership has lots instead of fleets`}
          actions={
            <Link to="/1" className={buttonClass('primary')} activeOptions={{ exact: true }}>
              {t`View all vehicles`}
            </Link>
          }
        >
          <p>{t`Its vehicles are on the main, remote, or courtesy lot.`}</p>
        </Notice>
      </section>
    )
  }
  const rows = valueOr(live, null)
  const open = rows?.fleets.find(({ id }) => id === openId) ?? null
  return (
    <ListGate live={live}>
      <FleetTable
        live={live}
        hint={
          rows && openId !== null && open === null
            ? t`We could not find this fleet. Choose one below.`
            : t`Open a fleet to move vehicles or show only that fleet.`
        }
        action={
          <Button ref={hint} kind="primary" disabled={rows === null} onClick={() => setCreating(true)}>
            <Icon path={ACTION_ICONS.plus} />
            {t`Create a fleet`}
          </Button>
        }
      />
      {rows && (
        <>
          <FleetSheet
            fleet={open}
            fleets={rows.fleets}
            vehicles={rows.vehicles}
            onClose={() => onOpen(null)}
          />
          <FleetDialog
            fleet={null}
            fleets={rows.fleets}
            isOpen={creating}
            onClose={() => setCreating(false)}
            onCreated={onOpen}
          />
        </>
      )}
    </ListGate>
  )
}
