import { useLingui as useCatalog } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { answerOf, failureOf } from '../../../data/core/live'
import { usePeople } from '../../../data/queries/people'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { useVehicles } from '../../../data/queries/vehicles'
import type { AppErrorCode } from '../../../domain/kiosk/errors'
import { regionOf } from '../../../domain/kiosk/locale'
import { filterPeople, type PeopleFilter } from '../../../domain/lists/peopleFilter'
import { MAX_QUERY_LENGTH } from '../../../domain/lists/textSearch'
import { PERSON_KINDS, peopleOfMode } from '../../../domain/people/person'
import { windowScore } from '../../../domain/trips/tripHistory'
import type { SelectedFleet } from '../../../state/fleet'
import { useLocale } from '../../../state/locale'
import { SearchField } from '../../../ui/controls/SearchField'
import { useQueryText } from '../../../ui/controls/useQueryText'
import { surface } from '../../../ui/display/surface'
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { DataTable } from '../../../ui/table/DataTable'
import { InviteButton } from '../invite/InviteButton'
import { useSignedInPermissions } from '../invite/useSignedInPermissions'
import { NobodyFound } from './NobodyFound'
import { PeopleFilterButton } from './PeopleFilterButton'
import { PERSON_KIND_LABELS } from './peopleLabels'
import { parseSort, sortText } from './peopleSort'
import styles from './UsersScreen.module.css'
import { usePeopleColumns } from './usePeopleColumns'

export interface UsersScreenProps {
  /** What the address says. */
  filter: PeopleFilter
  sort: string | undefined
  /** The fleet that the header's choice leaves in the list. */
  fleet: SelectedFleet
  dealer: boolean
  problem: AppErrorCode | null
  onFilter: (change: Partial<PeopleFilter>) => void
  onSort: (sort: string | undefined) => void
  onRetry: (code: AppErrorCode) => void
}

/** Window of the score that the list shows, days. */
const LIST_WINDOW = 30

/** Drivers, managers and the account's people in one list: search, filter, sort, open one. */
export function UsersScreen({ filter, fleet, dealer, ...props }: UsersScreenProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const region = regionOf(useLocale())
  const live = usePeople()
  const [text, setText] = useQueryText(filter.query, (query) => props.onFilter({ query }))
  const labels = useLabels()
  const { invites } = useSignedInPermissions()
  const scores = useScores()
  const stored = answerOf(live)
  const all = useMemo(() => stored && peopleOfMode(stored, dealer, fleet), [stored, dealer, fleet])
  const shown = useMemo(
    () =>
      all &&
      filterPeople(
        all,
        // A dealer's people are of one kind and have no switch for it.
        { ...filter, query: text, kind: dealer ? 'all' : filter.kind },
        region,
        (id) => labels.get(id),
      ),
    [all, filter, text, region, labels, dealer],
  )
  const here = useMemo(() => stored?.map(({ email }) => email) ?? [], [stored])
  const withActions = invites.length > 0 && (shown?.some(({ status }) => status === 'invited') ?? false)
  const columns = usePeopleColumns({ dealer, labels, scores, withActions })
  const sort = useMemo(() => parseSort(props.sort), [props.sort])
  const code = failureOf(live) ?? props.problem
  if (all === null && code !== null) {
    return (
      <section className={surface()}>
        <ProblemPanel code={code} onRetry={() => props.onRetry(code)} />
      </section>
    )
  }
  const showing = (
    <p className={styles.showing} role="status">
      {all && shown && <Showing shown={shown.length} all={all.length} />}
    </p>
  )
  return (
    <div className={styles.screen}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={t`Search users`}
            clearLabel={t`Clear the search box`}
            placeholder={t`Name, email, phone, or vehicle`}
            value={text}
            maxLength={MAX_QUERY_LENGTH}
            onChange={setText}
          />
        </div>
        <PeopleFilterButton filter={filter} dealer={dealer} onChange={props.onFilter} />
        {dealer && showing}
        {invites.length > 0 && (
          <div className={styles.primary}>
            <InviteButton roles={invites} fleet={fleet} here={here} />
          </div>
        )}
      </div>
      {!dealer && (
        <div className={styles.tools}>
          <SegmentedControl
            label={t`User type`}
            segments={(['all', ...PERSON_KINDS] as const).map((id) => ({
              id,
              label: _(PERSON_KIND_LABELS[id]),
            }))}
            value={filter.kind}
            onChange={(kind) => props.onFilter({ kind })}
          />
          {showing}
        </div>
      )}
      <DataTable
        label={t`Users`}
        columns={columns}
        rows={shown}
        rowId={(person) => person.id}
        rowTo={(person) => `/2/detail/${person.id}`}
        sort={sort}
        onSort={(next) => props.onSort(sortText(next))}
        empty={
          <NobodyFound
            onClear={() => {
              setText('')
              props.onFilter({ query: '', kind: 'all', role: [], status: [], coaching: [] })
            }}
          />
        }
      />
    </div>
  )
}

function Showing({ shown, all }: { shown: number; all: number }) {
  return (
    <Trans>
      Showing {shown} of {all}
    </Trans>
  )
}

/** Labels of the vehicles by id; empty while they are still being stored. */
function useLabels(): ReadonlyMap<string, string> {
  const vehicles = useVehicles()
  const rows = answerOf(vehicles)
  return useMemo(() => new Map(rows?.map(({ id, label }) => [id, label])), [rows])
}

/** Scores of all who drove, over the list's window. */
function useScores(): ReadonlyMap<string, number | null> | null {
  const live = useVehicleDays()
  const days = answerOf(live)
  return useMemo(() => {
    if (!days) return null
    const drivers = new Set(days.flatMap(({ driverId }) => driverId).filter((id) => id !== null))
    return new Map(
      [...drivers].map((driverId) => [driverId, windowScore(days, { driverId }, LIST_WINDOW).score]),
    )
  }, [days])
}
