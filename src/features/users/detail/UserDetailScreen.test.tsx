import 'fake-indexeddb/auto'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aDriver, anAccountUser } from '#domain/testing/people'
import { aVehicle } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import { withDatabase } from '../../../data/core/databaseConnection'
import { freshRows } from '../../../data/testing/rows'
import { clearToasts } from '../../../ui/feedback/toast'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { UserDetailScreen } from './UserDetailScreen'

const DRIVER = aDriver({ vehicleId: 'v-1' })
const ADMIN = anAccountUser()
const VEHICLE = aVehicle()

beforeEach(async () => {
  clearToasts()
  const rows = {
    ...{ users: [DRIVER], accounts: [ADMIN], vehicles: [VEHICLE], vehicleDays: [someDays()] },
    ...{ fleets: [], trips: [], dealerVehicles: [] },
  }
  await freshRows(rows)
})

async function show(id: string) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <UserDetailScreen id={id} /> }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

const card = (name: string) => screen.findByRole('region', { name })
const stored = () => withDatabase((db) => db.users.get(DRIVER.id))

it('shows every field of a driver', async () => {
  await show(DRIVER.id)
  const texts: Record<string, readonly string[]> = {
    [DRIVER.name]: ['Driver', 'Active', DRIVER.fleet, 'English', 'Joined', VEHICLE.label],
    Contact: [DRIVER.email, DRIVER.phone.us, DRIVER.address.us],
    'Driver score': ['7 days', '30 days', '60 days', 'Hard braking', 'Hard acceleration', 'Starts at 100'],
    'Trip history': ['View all trips'],
    'In-vehicle coaching': ['Not enrolled'],
  }
  for (const [name, expected] of Object.entries(texts)) {
    const shown = await card(name)
    for (const text of expected) await waitFor(() => expect(shown.textContent, name).toContain(text))
  }
  expect(await screen.findByRole('img', { name: 'Rolling 7-day score' })).toBeTruthy()
})

it('says what the role of an account user may do', async () => {
  await show(ADMIN.id)
  expect((await card(ADMIN.name)).textContent).toContain('Account Admin')
  expect((await card('Role')).textContent).toContain('Invite drivers and managers')
})

it('enrolls a driver, releases the vehicle and assigns one again', async () => {
  await show(DRIVER.id)
  const coaching = within(await card('In-vehicle coaching'))
  fireEvent.click(await coaching.findByRole('switch'))
  await waitFor(async () => expect((await stored())?.coaching).toBe('enrolled'))
  const vehicle = within(await card('Vehicle'))
  fireEvent.click(await vehicle.findByRole('button', { name: 'Release' }))
  await waitFor(async () => expect((await stored())?.vehicleId).toBeNull())
  fireEvent.click(await vehicle.findByRole('button', { name: 'Assign vehicle' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByRole('searchbox'), { target: { value: VEHICLE.label.toLowerCase() } })
  fireEvent.click(await dialog.findByText(VEHICLE.label))
  await waitFor(async () => expect((await stored())?.vehicleId).toBe(VEHICLE.id))
  expect(await vehicle.findByRole('link', { name: new RegExp(VEHICLE.label) })).toBeTruthy()
})
