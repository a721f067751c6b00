import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { joinLive, type Live, mapLive, valueOr } from '#domain/base/live'
import { type CountedFleet, countFleets } from '#domain/vehicle/fleetCounts'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { useFleets } from '../../data/queries/fleets'
import { useUsers } from '../../data/queries/users'
import { useVehicles } from '../../data/queries/vehicles'
import { fleetLabel } from '../../i18n/fleetLabel'
import { MISSING } from '../../i18n/formats'
import { useFormats } from '../../i18n/useFormats'
import { useCapabilities } from '../../state/capabilities'
import { useSelectedFleet } from '../../state/fleet'
import { useRegion } from '../../state/region'
import { useWaypoint } from '../../state/waypoints'
import { Button } from '../../ui/controls/Button'
import { buttonClass } from '../../ui/controls/buttonClass'
import { cardClass } from '../../ui/display/cardClass'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { Notice } from '../../ui/feedback/Notice'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import type { DataColumn } from '../../ui/table/dataColumns'
import { ColumnChooser } from '../../widgets/list/ColumnChooser'
import { ListGate } from '../../widgets/list/ListGate'
import { ListTable } from '../../widgets/list/ListTable'
import { PLAIN_LIST } from '../../widgets/list/plainList'
import { useList } from '../../widgets/list/useList'
import { useLocalAddress } from '../../widgets/list/useLocalAddress'
import { FleetCards } from './FleetCards'
import { FleetDialog } from './FleetDialog'
import { FleetSheet } from './FleetSheet'
import styles from './FleetsScreen.module.css'

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
      <section className={cardClass()}>
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

const idOf = ({ id }: CountedFleet) => id

interface FleetTableProps {
  live: Live<FleetRows>
  /** Explains the available actions. */
  hint: string
  action: ReactNode
}

function FleetTable({ live, hint, action }: FleetTableProps) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const formats = useFormats()
  const selected = useSelectedFleet()
  const rows = valueOr(live, null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  const columns = useMemo(
    (): DataColumn<CountedFleet>[] => [
      {
        id: 'name',
        opens: true,
        header: t`Fleet`,
        width: 140,
        sortBy: ({ name }) => fleetLabel(name, i18n),
        cell: ({ id, name }) => (
          <Link to="/9" search={{ fleet: id }} resetScroll={false} className={styles.name} data-row-link="">
            <span>{fleetLabel(name, i18n)}</span>
            {name === selected && (
              <StatusLabel tone="brand" icon={ICONS.circleCheck}>
                {t`Selected`}
              </StatusLabel>
            )}
          </Link>
        ),
      },
      {
        id: 'vehicles',
        header: t`Vehicles`,
        width: 106,
        numeric: true,
        highFirst: true,
        sortBy: ({ vehicles }) => vehicles,
        cell: ({ vehicles }) => formats.whole(vehicles),
      },
      {
        id: 'people',
        header: t`People`,
        width: 136,
        highFirst: true,
        sortBy: ({ drivers, managers }) => drivers + managers,
        cell: ({ drivers, managers }) => (
          <>
            <span className={styles.line}>{plural(drivers, { one: '# driver', other: '# drivers' })}</span>
            <span className={styles.line}>{plural(managers, { one: '# manager', other: '# managers' })}</span>
          </>
        ),
      },
      {
        id: 'contact',
        header: t`Business email and address`,
        width: 272,
        sortBy: ({ businessEmail }) => businessEmail,
        cell: ({ businessEmail, businessAddress }) => (
          <>
            <span className={styles.line}>{businessEmail}</span>
            <span className={styles.line}>{businessAddress[region] || MISSING}</span>
          </>
        ),
      },
      {
        id: 'created',
        header: t`Created on`,
        width: 120,
        sortBy: ({ createdDaysAgo }) => -createdDaysAgo,
        cell: ({ createdDaysAgo }) => formats.daysAgo(createdDaysAgo),
      },
    ],
    [i18n.locale, region, formats, selected],
  )
  const list = useList<CountedFleet, never>({
    live: useMemo(() => mapLive(live, ({ fleets }) => fleets), [live]),
    address: useLocalAddress(),
    columns,
    ...PLAIN_LIST,
  })
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.hint} role="status">
          {hint}
        </p>
        <ColumnChooser list={list} />
        {action}
      </div>
      {rows && <FleetCards {...rows} />}
      <ListTable list={list} label={t`Fleets`} rowId={idOf} />
    </>
  )
}

interface FleetRows {
  fleets: readonly CountedFleet[]
  vehicles: readonly DrivenVehicle[]
}

/** The fleets with their counts, and all vehicles. */
function useFleetRows(): Live<FleetRows> {
  const fleets = useFleets()
  const vehicles = useVehicles()
  const users = useUsers()
  return useMemo(
    () =>
      mapLive(joinLive({ fleets, vehicles, users }), (stored) => ({
        fleets: countFleets(stored.fleets, stored.vehicles, stored.users),
        vehicles: stored.vehicles,
      })),
    [fleets, vehicles, users],
  )
}
