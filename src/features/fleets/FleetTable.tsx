import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CountedFleet } from '../../domain/fleetCounts'
import { regionOf } from '../../domain/locale'
import { useFormats } from '../../i18n/FormatsProvider'
import { fleetText } from '../../i18n/fleetText'
import { useSelectedFleet } from '../../state/fleet'
import { useLocale } from '../../state/locale'
import { DataTable } from '../../ui/DataTable'
import type { DataColumn } from '../../ui/dataColumns'
import { ICONS } from '../../ui/icons'
import { StatusLabel } from '../../ui/StatusLabel'
import styles from './FleetTable.module.css'

const idOf = ({ id }: CountedFleet) => id

/** The fleets, a row each. */
export function FleetTable({ fleets }: { fleets: readonly CountedFleet[] | null }) {
  const { t, i18n } = useLingui()
  const region = regionOf(useLocale())
  const formats = useFormats()
  const selected = useSelectedFleet()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  const columns = useMemo(
    (): DataColumn<CountedFleet>[] => [
      {
        id: 'name',
        header: t`Fleet`,
        width: 210,
        sortBy: ({ name }) => fleetText(name, i18n),
        cell: ({ id, name }) => (
          <Link to="/9" search={{ fleet: id }} resetScroll={false} className={styles.name} data-row-link="">
            <span>{fleetText(name, i18n)}</span>
            {name === selected && (
              <StatusLabel tone="brand" icon={ICONS.circleCheck}>
                {t`Shown everywhere`}
              </StatusLabel>
            )}
          </Link>
        ),
      },
      count('vehicles', t`Vehicles`),
      count('drivers', t`Drivers`),
      count('managers', t`Managers`),
      {
        id: 'email',
        header: t`Business email`,
        width: 230,
        sortBy: ({ businessEmail }) => businessEmail,
        cell: ({ businessEmail }) => businessEmail,
      },
      {
        id: 'address',
        header: t`Business address`,
        width: 240,
        sortBy: ({ businessAddress }) => businessAddress[region] || null,
        cell: ({ businessAddress }) => businessAddress[region] || null,
      },
      {
        id: 'created',
        header: t`Created on`,
        width: 140,
        sortBy: ({ createdDaysAgo }) => -createdDaysAgo,
        cell: ({ createdDaysAgo }) => formats.daysAgo(createdDaysAgo),
      },
    ],
    [i18n.locale, region, formats, selected],
  )
  return <DataTable label={t`Fleets`} columns={columns} rows={fleets} rowId={idOf} />

  function count(id: 'vehicles' | 'drivers' | 'managers', header: string): DataColumn<CountedFleet> {
    return {
      id,
      header,
      width: 104,
      numeric: true,
      highFirst: true,
      sortBy: (fleet) => fleet[id],
      cell: (fleet) => formats.whole(fleet[id]),
    }
  }
}
