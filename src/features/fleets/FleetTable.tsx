import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { type Live, mapLive } from '#domain/base/live'
import type { CountedFleet } from '#domain/vehicle/fleetCounts'
import { useFormats } from '../../i18n/FormatsProvider'
import { fleetLabel } from '../../i18n/fleetLabel'
import { MISSING } from '../../i18n/formats'
import { useSelectedFleet } from '../../state/fleet'
import { useRegion } from '../../state/region'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'
import type { DataColumn } from '../../ui/table/dataColumns'
import { ColumnChooser } from '../../widgets/list/ColumnChooser'
import { ListTable } from '../../widgets/list/ListTable'
import { NO_SECTIONS, noText, noValues } from '../../widgets/list/plainList'
import { useList } from '../../widgets/list/useList'
import { useLocalAddress } from '../../widgets/list/useLocalAddress'
import styles from './FleetTable.module.css'
import type { FleetRows } from './useFleetRows'

const idOf = ({ id }: CountedFleet) => id

export interface FleetTableProps {
  live: Live<FleetRows>
  /** Explains the available actions. */
  hint: string
  action: ReactNode
}

export function FleetTable({ live, hint, action }: FleetTableProps) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const formats = useFormats()
  const selected = useSelectedFleet()
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
    sections: NO_SECTIONS,
    columns,
    valuesOf: noValues,
    textOf: noText,
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
      <ListTable list={list} label={t`Fleets`} rowId={idOf} />
    </>
  )
}
