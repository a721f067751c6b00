import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { failed, ready } from '#domain/base/live'
import { aDriver, anAccountUser } from '#domain/testing/people'
import { aVehicle } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import { useSignedIn } from '../../../data/queries/accounts'
import { usePeople } from '../../../data/queries/people'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { useVehicles } from '../../../data/queries/vehicles'
import { RetryContext } from '../../../ui/feedback/retry'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { UsersScreen, type UsersScreenProps } from './UsersScreen'

vi.mock('../../../data/queries/people', () => ({ usePeople: vi.fn() }))
vi.mock('../../../data/queries/accounts', () => ({ useSignedIn: vi.fn() }))
vi.mock('../../../data/queries/vehicles', () => ({ useVehicles: vi.fn() }))
vi.mock('../../../data/queries/vehicleDays', () => ({ useVehicleDays: vi.fn() }))

const PEOPLE = [
  aDriver({ vehicleId: 'v-7', coaching: 'enrolled' }),
  aDriver({ id: 'u-2', name: 'Fatima Haddad', fleet: 'Fleet Two' }),
  anAccountUser(),
  anAccountUser({ id: 'a-2', name: 'Walter Brandt', role: 'dealer', signedIn: ['dealer'] }),
]

function props(changes: Partial<UsersScreenProps> = {}): UsersScreenProps {
  return {
    search: {},
    onSearch: vi.fn(),
    fleet: 'all',
    dealer: false,
    ...changes,
  }
}

const retry = vi.fn()

async function show(given: UsersScreenProps) {
  const root = createRootRoute({
    component: () => (
      <RetryContext value={retry}>
        <UsersScreen {...given} />
      </RetryContext>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

const names = () => [...document.querySelectorAll('[data-row-link] bdi')].map((name) => name.textContent)
const rowOf = (name: string) => screen.getByText(name).closest('tr')?.textContent ?? ''

beforeEach(() => {
  vi.mocked(usePeople).mockReturnValue(ready(PEOPLE))
  vi.mocked(useSignedIn).mockReturnValue(ready(anAccountUser()))
  vi.mocked(useVehicles).mockReturnValue(ready([aVehicle({ id: 'v-7', label: 'Unit 118' })]))
  vi.mocked(useVehicleDays).mockReturnValue(ready([someDays()]))
})

describe('the list of users', () => {
  it('has drivers and the account’s people in one list, by name, and a link to each', async () => {
    await show(props())
    expect(names()).toEqual(['Amara Okafor', 'Fatima Haddad', 'Luis Mendoza'])
    expect(screen.getByRole('link', { name: /Luis Mendoza/ }).getAttribute('href')).toBe('/2/detail/u-1')
  })

  it('shows vehicle, score, fleet and coaching of a driver, and all fleets for account users', async () => {
    await show(props())
    const driver = rowOf('Luis Mendoza')
    for (const word of ['Driver', 'Active', '90', 'Unit 118', 'Fleet One', 'Enrolled', '(312) 555-0100']) {
      expect(driver).toContain(word)
    }
    expect(rowOf('Fatima Haddad')).toContain('Unassigned')
    expect(rowOf('Amara Okafor')).toContain('All Fleets')
  })

  it('shows a dealer the dealer’s own people, without fleet, score or invitation', async () => {
    vi.mocked(useSignedIn).mockReturnValue(ready(anAccountUser({ role: 'dealer' })))
    await show(props({ dealer: true }))
    expect(names()).toEqual(['Walter Brandt'])
    expect(screen.queryByRole('columnheader', { name: 'Fleet' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull()
  })

  it('shows the date of an invitation and its actions', async () => {
    const invited = aDriver({ id: 'u-31', name: 'new@x.example', email: 'new@x.example', status: 'invited' })
    vi.mocked(usePeople).mockReturnValue(ready([{ ...invited, invitedAt: { daysAgo: 0, minuteOfDay: 600 } }]))
    await show(props())
    expect(screen.getByRole('link', { name: /new@x.example/ }).closest('tr')?.textContent).toContain(
      'Invited',
    )
    expect(screen.getByRole('button', { name: 'Invitation for new@x.example' })).toBeTruthy()
  })

  it('does not invite an address of the list', async () => {
    await show(props())
    fireEvent.click(screen.getByRole('button', { name: 'Invite people' }))
    const value = `${aDriver().email} new@x.example`
    fireEvent.change(await screen.findByRole('textbox', { name: 'Email addresses' }), { target: { value } })
    expect(await screen.findByText(/already in the list/)).toBeTruthy()
  })

  it('applies kind, role and order of its address, and shows the counts', async () => {
    const given = props({ search: { kind: 'drivers', role: 'driver', sort: '-name' } })
    await show(given)
    expect(names()).toEqual(['Luis Mendoza', 'Fatima Haddad'])
    expect(screen.getByText('Showing 2 of 3')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Managers' }))
    expect(given.onSearch).toHaveBeenLastCalledWith({ kind: 'managers' })
    fireEvent.click(screen.getByRole('button', { name: 'Filter, 1 active' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Invited' }))
    expect(given.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ role: 'driver', status: 'invited' }),
    )
  })

  it('has no switch to turn the filter off', async () => {
    await show(props({ search: { role: 'driver', ...{ filter: 'off' } } }))
    expect(screen.getByText('Showing 2 of 3')).toBeTruthy()
  })

  it.each([
    ['fleet two', ['Fatima Haddad']],
    ['account admin', ['Amara Okafor']],
    ['enrolled driver', ['Luis Mendoza']],
  ])('finds what the columns show: %s', async (q, found) => {
    vi.mocked(usePeople).mockReturnValue(
      ready(PEOPLE.map((one) => (one.id === 'u-2' ? { ...one, coaching: null } : one)) as typeof PEOPLE),
    )
    await show(props({ search: { q } }))
    expect(names()).toEqual(found)
  })

  it('clears search and filters when nobody matches', async () => {
    const given = props({ search: { q: 'zzz', kind: 'drivers', role: 'driver' } })
    await show(given)
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    const cleared = { q: undefined, kind: undefined, role: undefined, status: undefined }
    expect(given.onSearch).toHaveBeenLastCalledWith(expect.objectContaining(cleared))
  })

  it('shows the reason and retries when the data could not be loaded', async () => {
    vi.mocked(usePeople).mockReturnValue(failed(new AppError('dataset-missing')))
    await show(props())
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledExactlyOnceWith('dataset-missing')
  })
})
