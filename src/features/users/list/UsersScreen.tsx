import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import { mapLive, valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import { filterSearch } from '#domain/lists/listAddress'
import { noFilter } from '#domain/lists/listFilter'
import {
  DEALER_PEOPLE,
  FLEET_PEOPLE,
  type PeopleSection,
  peopleValues,
  personText,
} from '#domain/lists/peopleFilter'
import type { PeopleSearch } from '#domain/lists/peopleSearch'
import { isFleetUser, kindOf, PERSON_KINDS, type Person, peopleOfMode } from '#domain/people/person'
import { scoresByDriver } from '#domain/trips/tripHistory'
import { usePeople } from '../../../data/queries/people'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { useVehicles } from '../../../data/queries/vehicles'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { ROLE_LABELS } from '../../../i18n/labelsAccount'
import { useCapabilities } from '../../../state/capabilities'
import type { SelectedFleet } from '../../../state/fleet'
import { useRegion } from '../../../state/region'
import { useWaypoint } from '../../../state/waypoints'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { ColumnChooser } from '../../../widgets/list/ColumnChooser'
import { FilterButton } from '../../../widgets/list/FilterButton'
import { ListGate } from '../../../widgets/list/ListGate'
import { ListTable } from '../../../widgets/list/ListTable'
import { ResultCount } from '../../../widgets/list/ResultCount'
import { SearchBox } from '../../../widgets/list/SearchBox'
import { useList } from '../../../widgets/list/useList'
import { useListAddress } from '../../../widgets/list/useListAddress'
import { useSignedInPermissions } from '../../../widgets/people/useSignedInPermissions'
import { InviteButton } from '../invite/InviteButton'
import { COACHING_LABELS, PERSON_KIND_LABELS, USER_STATUS_LABELS, usePeopleLabels } from './peopleLabels'
import styles from './UsersScreen.module.css'
import { usePeopleColumns } from './usePeopleColumns'

export interface UsersScreenProps {
  /** Search parameters of the list, with its filters. */
  search: PeopleSearch
  /** Changes search parameters; undefined removes one. */
  onSearch: (change: PeopleSearch) => void
  /** The fleet selected in the header. */
  fleet: SelectedFleet
  dealer: boolean
}

/** Window of the score in the list, days. */
const LIST_WINDOW = 30

const FIRST_SORT = { column: 'name', descending: false }

const rowId = ({ id }: Person) => id
const rowTo = ({ id }: Person) => `/2/detail/${id}`

/** Drivers, managers and the account's people in one list, with search, filter and sort. */
export function UsersScreen({ search, onSearch, fleet, dealer }: UsersScreenProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const region = useRegion()
  const people = usePeople()
  const labels = useLabels()
  const kindHint = useWaypoint('users', 2)
  const { invites } = useSignedInPermissions()
  const scores = useScores()
  const words = usePeopleLabels()
  // A dealer has only one kind of people, so there is no switch for the kind.
  const kind = dealer ? 'all' : (search.kind ?? 'all')
  const sections = dealer ? DEALER_PEOPLE : FLEET_PEOPLE
  const live = useMemo(
    () => mapLive(people, (all) => peopleOfMode(all, dealer, fleet)),
    [people, dealer, fleet],
  )
  const all = valueOr(live, null)
  const withActions = invites.length > 0 && (all?.some(({ status }) => status === 'invited') ?? false)
  const columns = usePeopleColumns({
    dealer,
    labels,
    scores,
    withScores: useCapabilities().driverBehavior,
    withActions,
  })
  // This filter has no switch; it is removed by clearing its values.
  const address = useListAddress<PeopleSection>(
    { search: { ...search, filter: undefined }, onSearch },
    { sections, columns, firstSort: FIRST_SORT },
  )
  const list = useList<Person, PeopleSection>({
    live,
    address,
    sections,
    columns,
    valuesOf: peopleValues,
    textOf: usePersonText(region, labels),
    narrow: useMemo(() => (kind === 'all' ? undefined : (person: Person) => kindOf(person) === kind), [kind]),
  })
  const knownEmails = useMemo(() => valueOr(people, []).map(({ email }) => email), [people])
  const showing = (
    <div className={styles.count}>
      <p className={styles.showing} role="status">
        {list.all && list.shown && <ResultCount shown={list.shown.length} all={list.all.length} />}
      </p>
      <ColumnChooser list={list} />
    </div>
  )
  return (
    <ListGate live={live}>
      <div className={styles.screen}>
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchBox
              label={t`Search users`}
              placeholder={t`Name, email, phone, or vehicle`}
              text={address.text}
              setText={address.setText}
            />
          </div>
          <FilterButton
            opens="popover"
            sections={sections}
            words={words}
            filter={address.filter}
            setFilter={address.setFilter}
          />
          {dealer && showing}
          {invites.length > 0 && (
            <div className={styles.primary}>
              <InviteButton roles={invites} fleet={fleet} knownEmails={knownEmails} />
            </div>
          )}
        </div>
        {!dealer && (
          <div className={styles.tools}>
            <SegmentedControl
              ref={kindHint}
              label={t`User type`}
              segments={(['all', ...PERSON_KINDS] as const).map((id) => ({
                id,
                label: _(PERSON_KIND_LABELS[id]),
              }))}
              value={kind}
              onChange={(next) => onSearch({ kind: next === 'all' ? undefined : next })}
            />
            {showing}
          </div>
        )}
        <ListTable
          list={list}
          label={t`Users`}
          rowId={rowId}
          rowTo={rowTo}
          clearLabel={t`Clear filters`}
          onClear={() => {
            address.setText('')
            onSearch({ ...filterSearch(noFilter(sections)), q: undefined, kind: undefined })
          }}
        />
      </div>
    </ListGate>
  )
}

/** Labels of the vehicles by id; empty while they are still being stored. */
function useLabels(): ReadonlyMap<string, string> {
  const vehicles = useVehicles()
  return useMemo(() => new Map(valueOr(vehicles, []).map(({ id, label }) => [id, label])), [vehicles])
}

/** Scores of all drivers over the list's window; null while the daily figures are being stored. */
function useScores(): ReadonlyMap<string, number | null> | null {
  const live = useVehicleDays()
  return useMemo(() => {
    const days = valueOr(live, null)
    return days && scoresByDriver(days, LIST_WINDOW)
  }, [live])
}

/**
 * The text of a person for search: everything that the list shows, in the visitor's language.
 * @param labels of vehicles by id
 */
function usePersonText(region: Region, labels: ReadonlyMap<string, string>): (person: Person) => string {
  const { t, i18n } = useLingui()
  return useCallback(
    (person) => {
      const words = [i18n._(ROLE_LABELS[person.role]), i18n._(USER_STATUS_LABELS[person.status])]
      if (!isFleetUser(person)) words.push(t`All Fleets`)
      else {
        words.push(fleetLabel(person.fleet, i18n))
        if (person.coaching) words.push(i18n._(COACHING_LABELS[person.coaching]))
        if (person.role === 'driver' && person.vehicleId === null) words.push(t`Unassigned`)
      }
      return personText(person, region, (id) => labels.get(id), words)
    },
    [t, i18n, region, labels],
  )
}
