import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ready } from '#domain/base/live'
import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'
import { aDriver, anAccountUser } from '#domain/testing/people'
import { aReport } from '#domain/testing/report'
import { aVehicle } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import type { WaypointName } from '#domain/tour/waypoints'
import { AddOnsScreen } from '../../features/addons/AddOnsScreen'
import { BehaviorSection } from '../../features/dashboard/BehaviorSection'
import { FleetsScreen } from '../../features/fleets/FleetsScreen'
import { ReportList } from '../../features/reports/list/ReportList'
import { ReportTools } from '../../features/reports/page/ReportTools'
import { aWrittenReport } from '../../features/reports/page/written/testing/writtenReport'
import { RuleSection } from '../../features/settings/rules/RuleSection'
import { UsersScreen } from '../../features/users/list/UsersScreen'
import { TiresCard } from '../../features/vehicles/detail/TiresCard'
import { waypointTarget } from '../../state/waypoints'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { ReplayBar } from '../../widgets/trips/replay/ReplayBar'
import { createReplayClock } from '../../widgets/trips/replay/replayClock'

// A query answers with the same value until the rows change.
const NONE = ready([])
const PEOPLE = ready([aDriver()])
const DAYS = ready([someDays({ id: 'v-1' })])
const VEHICLES = ready([aVehicle()])
const SIGNED_IN = ready(anAccountUser())
vi.mock('../../data/queries/accounts', () => ({ useSignedIn: () => SIGNED_IN }))
vi.mock('../../data/queries/anyVehicles', () => ({ useVehiclesOf: () => VEHICLES }))
vi.mock('../../data/queries/chargers', () => ({ useChargers: () => NONE }))
vi.mock('../../data/queries/expenses', () => ({ useExpenses: () => NONE }))
vi.mock('../../data/queries/fleets', () => ({ useFleets: () => NONE }))
vi.mock('../../data/queries/people', () => ({ usePeople: () => PEOPLE }))
vi.mock('../../data/queries/trips', () => ({
  useCameraEvents: () => NONE,
  useTripsOfVehicle: () => NONE,
}))
vi.mock('../../data/queries/users', () => ({ useUsers: () => NONE }))
vi.mock('../../data/queries/vehicleDays', () => ({ useVehicleDays: () => DAYS }))
vi.mock('../../data/queries/vehicles', () => ({ useVehicles: () => VEHICLES }))

const nothing = () => undefined

async function show(part: ReactNode) {
  const root = createRootRoute({ component: () => part })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

const aRuleSection = (type: RuleType, isFirst: boolean) => (
  <RuleSection key={type} type={type} isFirst={isFirst} rules={[]} sentence={nothing} onDelete={nothing} />
)
const ruleSections = () => (
  <>
    {aRuleSection(RULE_TYPES.diagnostics, true)}
    {aRuleSection(RULE_TYPES.geofence, false)}
  </>
)
const REPORTS = [{ report: aReport(), runs: [], next: null }]
const reportList = () => <ReportList entries={REPORTS} elsewhere={0} openId={null} />
const openReport = () => (
  <>
    <ReportTools report={aWrittenReport()} />
    <ReportList entries={REPORTS} elsewhere={0} openId={aReport().id} />
  </>
)
const addOnCard = (name: string) => () => screen.getByRole('link', { name }).closest('li')

it.each<[WaypointName, number, () => ReactNode, () => Element | null]>([
  [
    'behavior',
    2,
    () => <BehaviorSection days={30} onDays={nothing} />,
    () => screen.getByRole('region', { name: 'Gas vehicles' }),
  ],
  [
    'vehicle-detail',
    2,
    () => <TiresCard vehicle={aVehicle()} />,
    () => screen.getByRole('region', { name: 'Tires' }),
  ],
  [
    'trips',
    2,
    () => (
      <ReplayBar
        clock={createReplayClock(60)}
        moments={[]}
        startedAt={new Date(0)}
        roadAt={() => null}
        onEvent={nothing}
      />
    ),
    () => screen.getByRole('region', { name: 'Replay' }),
  ],
  [
    'users',
    2,
    () => <UsersScreen search={{}} onSearch={nothing} fleet="all" dealer={false} />,
    () => screen.getByRole('radiogroup', { name: 'User type' }),
  ],
  ['reports', 1, reportList, () => screen.getByRole('link', { name: 'New report' })],
  ['reports', 2, reportList, () => screen.getByRole('region', { name: /^On demand/ })],
  ['reports', 2, openReport, () => screen.getByRole('button', { name: 'Print' }).parentElement],
  [
    'fleets',
    1,
    () => <FleetsScreen openId={null} onOpen={nothing} />,
    () => screen.getByRole('button', { name: 'Create a fleet' }),
  ],
  [
    'notification-categories',
    1,
    ruleSections,
    () => screen.getAllByRole('heading', { level: 2 }).at(0) ?? null,
  ],
  [
    'notification-categories',
    2,
    ruleSections,
    () => screen.getAllByRole('button', { name: 'New notification' }).at(0) ?? null,
  ],
  ['add-ons', 1, () => <AddOnsScreen />, addOnCard('In-vehicle coaching')],
  ['add-ons', 2, () => <AddOnsScreen />, addOnCard('Plug and charge')],
  ['add-ons', 3, () => <AddOnsScreen />, addOnCard('Fleet adapter')],
])('%s points at its target, step %i', async (name, step, part, target) => {
  await show(part())
  const element = target()
  expect(element).not.toBeNull()
  expect(waypointTarget(name, step)).toBe(element)
})

it('vehicle-detail keeps to its first target where a vehicle reports no tires', async () => {
  const vehicle = aVehicle({}, { tirePressure: null })
  await show(<TiresCard vehicle={vehicle} />)
  expect(waypointTarget('vehicle-detail', 2)).toBeNull()
})
