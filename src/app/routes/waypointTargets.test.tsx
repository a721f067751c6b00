import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LOADING, ready } from '#domain/base/live'
import { noFilter } from '#domain/lists/listFilter'
import { readMapAddress } from '#domain/lists/mapAddress'
import { FLEET_MAP } from '#domain/lists/mapFilter'
import { type ListedExpense, listExpenses } from '#domain/reports/expenseList'
import { anExpense } from '#domain/testing/expense'
import { aDriver } from '#domain/testing/people'
import { aVehicle } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import type { WaypointName } from '#domain/tour/waypoints'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { BehaviorSection } from '../../features/dashboard/BehaviorSection'
import type { DashboardView } from '../../features/dashboard/dashboardView'
import { HEALTH_SEARCH } from '../../features/dashboard/listSearch'
import { SearchForm } from '../../features/dashboard/SearchForm'
import { SnapshotCard } from '../../features/dashboard/SnapshotCard'
import { RecallTile } from '../../features/dashboard/tiles/RecallTile'
import { ExpenseList } from '../../features/expenses/list/ExpenseList'
import { MapFilter } from '../../features/map/MapFilter'
import { MapTools } from '../../features/map/MapTools'
import { CamerasScreen } from '../../features/performance/cameras/CamerasScreen'
import { MeasureSection } from '../../features/performance/dashboard/measures/MeasureSection'
import { aPerformanceView } from '../../features/performance/dashboard/testing/performanceView'
import { DriverScoreCard } from '../../features/users/detail/DriverScoreCard'
import { InviteButton } from '../../features/users/invite/InviteButton'
import { RemoteCommandsCard } from '../../features/vehicles/commands/RemoteCommandsCard'
import { HeroCard } from '../../features/vehicles/detail/hero/HeroCard'
import { waypointTarget } from '../../state/waypoints'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { NotificationsPanel } from '../../widgets/notifications/panel/NotificationsPanel'
import { FleetChoice } from '../../widgets/scope/FleetChoice'
import { TripList } from '../../widgets/trips/history/TripList'
import { BellButton } from '../shell/header/BellButton'
import { Header } from '../shell/header/Header'

vi.mock('../../data/queries/fleets', () => ({ useFleets: () => LOADING }))
vi.mock('../../data/queries/feed', () => ({ useFeed: () => LOADING, useFeedGroups: () => LOADING }))
vi.mock('../../data/queries/announcements', () => ({ useAnnouncements: () => LOADING }))
vi.mock('../../data/queries/anyVehicles', () => ({ useVehiclesOf: () => LOADING }))
vi.mock('../../data/queries/vehicles', () => ({ useVehicles: () => LOADING }))
vi.mock('../../data/queries/vehicleDays', () => ({ useVehicleDays: vi.fn() }))

const nothing = () => undefined
const VIEW: DashboardView = {
  figures: null,
  holders: [],
  tiles: null,
  levels: null,
  marks: [],
  list: () => ({}),
  health: HEALTH_SEARCH.fleet,
}

const [aListedExpense] = listExpenses([anExpense()], { vehicles: new Map(), people: new Map() }, 'us') as [
  ListedExpense,
]

async function show(part: ReactNode) {
  const root = createRootRoute({ component: () => part })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

function aMap() {
  return (
    <MapTools
      address={readMapAddress({})}
      listOnly={false}
      vehicles={{
        entries: [],
        find: () => [],
        home: null,
        all: 0,
        rows: LOADING,
        panel: () => null,
        placeholder: '',
        has: () => false,
        isFiltered: false,
        onClearFilter: nothing,
        chips: null,
        filter: (
          <MapFilter
            sections={FLEET_MAP}
            words={{ section: String, value: String }}
            filter={noFilter(FLEET_MAP)}
            setFilter={nothing}
            shown={0}
            all={0}
          />
        ),
      }}
      counts={{ vehicles: 0, places: 0, charging: 0 }}
      entries={[]}
      notice={null}
      onChange={nothing}
      onPick={nothing}
      find={() => []}
      onFind={nothing}
    />
  )
}

beforeEach(() => {
  vi.mocked(useVehicleDays).mockReturnValue(ready([someDays({ id: 'v-1' })]))
})

it.each<[WaypointName, number, () => ReactNode, () => Element | null]>([
  ['bell', 1, () => <BellButton withHint />, () => screen.getByRole('button', { name: 'Notifications' })],
  [
    'bell-settings',
    1,
    () => <NotificationsPanel />,
    () => screen.getByRole('button', { name: 'Notification settings' }),
  ],
  ['search', 1, () => <SearchForm onSearch={nothing} />, () => document.querySelector('search')],
  [
    'health',
    1,
    () => <SnapshotCard view={VIEW} />,
    // The ring and the lines that its text speaks of.
    () => screen.getByRole('table', { name: 'Vehicle snapshot' }).parentElement,
  ],
  [
    'health',
    2,
    () => <SnapshotCard view={VIEW} />,
    () => screen.getByRole('region', { name: 'Diagnostic issues' }),
  ],
  ['recalls', 1, () => <RecallTile />, () => screen.getByRole('link')],
  [
    'behavior',
    1,
    () => <BehaviorSection days={30} onDays={nothing} />,
    () => screen.getByRole('radiogroup', { name: 'Period' }),
  ],
  [
    'expenses',
    1,
    () => <ExpenseList live={ready([aListedExpense])} search={{}} onSearch={nothing} days={30} />,
    () => screen.getByRole('table').closest('section')?.parentElement ?? null,
  ],
  ['map-tabs', 1, aMap, () => screen.getByRole('tab', { name: /^Vehicles/ })],
  ['map-tabs', 2, aMap, () => screen.getByRole('tab', { name: /^Places/ })],
  ['map-tabs', 3, aMap, () => screen.getByRole('tab', { name: /^Charging/ })],
  ['map-filter', 1, aMap, () => screen.getByRole('button', { name: 'Filter' })],
  [
    'vehicle-detail',
    1,
    () => <HeroCard vehicle={aVehicle()} />,
    () => screen.getByRole('heading', { level: 2 }).closest('section'),
  ],
  [
    'remote',
    1,
    () => <RemoteCommandsCard vehicle={aVehicle()} />,
    () => screen.getByRole('region', { name: 'Remote commands' }),
  ],
  [
    'trips',
    1,
    () => <TripList trips={[]} region="us" selectedId={null} onSelect={nothing} />,
    () => screen.getByRole('list', { name: 'Trips of the day' }),
  ],
  [
    'driver-score',
    1,
    () => <DriverScoreCard user={aDriver()} />,
    () => screen.getByRole('region', { name: 'Driver score' }),
  ],
  [
    'users',
    1,
    () => <InviteButton roles={['driver']} fleet="all" knownEmails={[]} />,
    () => screen.getByRole('button', { name: 'Invite people' }),
  ],
  [
    'cameras',
    1,
    () => <CamerasScreen search={{}} onSearch={nothing} fleet="all" />,
    () => screen.getByRole('heading', { name: /^Add the dual camera/ }).closest('section'),
  ],
  [
    'performance',
    1,
    () => <MeasureSection view={aPerformanceView()} />,
    () => screen.getByRole('button', { name: 'Customize' }).parentElement,
  ],
  ['fleets', 1, () => <FleetChoice withHint />, () => screen.getByRole('combobox').parentElement],
])('%s points at its target, step %i', async (name, step, part, target) => {
  await show(part())
  const element = target()
  expect(element).not.toBeNull()
  expect(waypointTarget(name, step)).toBe(element)
})

it('bell and fleets point at the header on the dashboard only', async () => {
  const header = (pathname: string) => (
    <Header title="" pathname={pathname} tab={undefined} days={undefined} menuOpen={false} onMenu={nothing} />
  )
  await show(header('/1'))
  expect([waypointTarget('bell'), waypointTarget('fleets')]).toEqual([null, null])
  cleanup()
  await show(header('/home'))
  expect(waypointTarget('bell')).toBe(screen.getByRole('button', { name: 'Notifications' }))
  expect(waypointTarget('fleets')).toBe(screen.getByRole('combobox').parentElement)
})
