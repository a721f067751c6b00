import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useVehicles } from '../../data/vehicles'
import type { AppErrorCode } from '../../domain/errors'
import { regionOf } from '../../domain/locale'
import { MAX_QUERY_LENGTH } from '../../domain/textSearch'
import { type DrivenVehicle, searchVehicles } from '../../domain/vehicle'
import type { SelectedFleet } from '../../state/fleet'
import { useLocale } from '../../state/locale'
import { Button } from '../../ui/Button'
import { ICONS } from '../../ui/icons'
import { Notice } from '../../ui/Notice'
import { ProblemPanel } from '../../ui/ProblemPanel'
import { SearchField } from '../../ui/SearchField'
import { useQueryText } from '../../ui/useQueryText'
import { parseSort, sortText, sortVehicles, toggleSort } from './sortVehicles'
import styles from './VehiclesScreen.module.css'
import { VehicleTable } from './VehicleTable'
import { VehicleTableSkeleton } from './VehicleTableSkeleton'

export interface VehiclesScreenProps {
  /** `?q=` of the address. */
  query: string
  /** `?sort=` of the address. */
  sort: string | undefined
  /** The fleet that the header's choice leaves in the list. */
  fleet: SelectedFleet
  /** Why the demo data did not arrive; null while it did or still may. */
  problem: AppErrorCode | null
  onQuery: (query: string) => void
  onSort: (sort: string | undefined) => void
  onOpen: (id: string) => void
  onRetry: (code: AppErrorCode) => void
}

/** The vehicles of all fleets, or of the chosen one: search, sort, open one. */
export function VehiclesScreen(props: VehiclesScreenProps) {
  const { t } = useLingui()
  const vehicles = useVehicles()
  const [text, setText] = useQueryText(props.query, props.onQuery)
  const problem = vehicles.status === 'error' ? vehicles.error.code : props.problem
  const all = vehicles.status === 'ready' ? vehicles.value : null
  const rows = useMemo(() => inFleet(all, props.fleet), [all, props.fleet])
  if (rows === null && problem !== null) {
    return (
      <section className={styles.panel}>
        <ProblemPanel code={problem} onRetry={() => props.onRetry(problem)} />
      </section>
    )
  }
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={t`Search vehicles`}
            clearLabel={t`Clear the search box`}
            placeholder={t`Name, plate, VIN or driver`}
            value={text}
            maxLength={MAX_QUERY_LENGTH}
            onChange={setText}
          />
        </div>
        <p className={styles.count} role="status">
          {rows && <Showing rows={rows} query={text} />}
        </p>
      </div>
      <section className={styles.panel}>
        {rows ? (
          <Rows {...props} rows={rows} query={text} onClear={() => setText('')} />
        ) : (
          <VehicleTableSkeleton />
        )}
      </section>
    </>
  )
}

function inFleet(rows: DrivenVehicle[] | null, fleet: SelectedFleet): DrivenVehicle[] | null {
  return fleet === 'all' ? rows : (rows?.filter((row) => row.fleet === fleet) ?? null)
}

function Showing({ rows, query }: { rows: DrivenVehicle[]; query: string }) {
  const locale = useLocale()
  const shown = searchVehicles(rows, query, regionOf(locale)).length
  const all = rows.length
  return (
    <Trans>
      Showing {shown} of {all}
    </Trans>
  )
}

interface RowsProps extends VehiclesScreenProps {
  rows: DrivenVehicle[]
  onClear: () => void
}

function Rows({ rows, query, sort: sortParam, onSort, onOpen, onClear }: RowsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const sort = useMemo(() => parseSort(sortParam), [sortParam])
  const shown = useMemo(
    () => sortVehicles(searchVehicles(rows, query, regionOf(locale)), sort, locale),
    [rows, query, sort, locale],
  )
  if (shown.length === 0) {
    return (
      <Notice
        icon={ICONS.search}
        title={t`No results were found`}
        actions={
          <Button kind="plain" onClick={onClear}>
            {t`Clear search`}
          </Button>
        }
      >
        <p>{t`Search by name, model, plate, VIN, driver or tag.`}</p>
      </Notice>
    )
  }
  return (
    <VehicleTable
      vehicles={shown}
      sort={sort}
      onSort={(column) => onSort(sortText(toggleSort(sort, column)))}
      onOpen={onOpen}
    />
  )
}
