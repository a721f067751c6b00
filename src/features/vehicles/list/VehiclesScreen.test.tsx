import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { failed, LOADING, ready } from '#domain/base/live'
import { aVehicle, SILENT } from '#domain/testing/vehicle'
import { useVehicles } from '../../../data/queries/vehicles'
import { RetryContext } from '../../../ui/feedback/retry'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { VehiclesScreen, type VehiclesScreenProps } from './VehiclesScreen'

vi.mock('../../../data/queries/vehicles', () => ({ useVehicles: vi.fn() }))

const ROWS = [
  aVehicle({ id: 'v-1', label: 'Unit 118', driverName: 'Luis Mendoza' }),
  aVehicle({ id: 'v-2', label: 'Unit 93', driverName: null, driverId: null, status: 'nonConnected' }, SILENT),
]

function props(changes: Partial<VehiclesScreenProps> = {}): VehiclesScreenProps {
  return { search: {}, fleet: 'all', onSearch: vi.fn(), ...changes }
}

const retry = vi.fn()

/** Links need a router around them; the address itself plays no part here. */
async function show(given: VehiclesScreenProps) {
  const root = createRootRoute({
    component: () => (
      <RetryContext value={retry}>
        <VehiclesScreen {...given} />
      </RetryContext>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

const opens = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
const showing = () => screen.getByText(/^Showing/).textContent

beforeEach(() => {
  vi.mocked(useVehicles).mockReturnValue(ready(ROWS))
})

describe('the vehicles list', () => {
  it('is a table, sorted by vehicle with numbers, with a link in each first cell', async () => {
    await show(props())
    const table = screen.getByRole('table', { name: 'Vehicles' })
    expect(within(table).getByRole('columnheader', { name: 'Vehicle' }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    expect(opens()).toEqual(['/1/detail/v-2', '/1/detail/v-1'])
    expect(showing()).toBe('Showing 2 of 2')
  })

  it('shows every field of a fleet vehicle', async () => {
    await show(props({ search: { q: '118' } }))
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells).toEqual([
      'Unit 118Tahoe, 2023',
      'Connected',
      'No issues',
      '64%',
      'Luis Mendoza',
      '28,406\u00a0mi',
      'SUV',
      '1GNSKBKC4PR100001',
      'AB 12',
      'Fleet One',
    ])
  })

  it('shows and counts only the selected fleet', async () => {
    const other = aVehicle({ id: 'v-3', label: 'Unit 7', fleet: 'Fleet Two' })
    vi.mocked(useVehicles).mockReturnValue(ready([...ROWS, other]))
    await show(props({ fleet: 'Fleet Two' }))
    expect(opens()).toEqual(['/1/detail/v-3'])
    expect(showing()).toBe('Showing 1 of 1')
    expect(screen.getByRole('button', { name: 'All 1' })).toBeTruthy()
  })

  it('says -- and "No data" for a vehicle that does not report', async () => {
    await show(props({ search: { q: 'unit 93' } }))
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells.slice(1, 5)).toEqual(['Non-connected', 'No data', '--', 'Unassigned'])
  })

  it('applies the filters of its address and names them', async () => {
    await show(props({ search: { status: 'nonConnected,valid', driver: 'available' } }))
    expect(opens()).toEqual(['/1/detail/v-2'])
    expect(showing()).toBe('Showing 1 of 2')
    expect(screen.getByRole('button', { name: 'Filter, 3 active' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove Valid' })).toBeTruthy()
  })

  it('shows every vehicle while its filter is off, and offers to switch it on again', async () => {
    const given = props({ search: { status: 'nonConnected', filter: 'off' } })
    await show(given)
    expect(showing()).toBe('Showing 2 of 2')
    fireEvent.click(screen.getByRole('button', { name: 'Turn on' }))
    expect(given.onSearch).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 'nonConnected', filter: undefined }),
    )
  })

  it('puts a tapped tag into the address', async () => {
    const given = props()
    await show(given)
    fireEvent.click(screen.getByRole('button', { name: 'SUV 2' }))
    expect(given.onSearch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tags: 'SUV' }))
  })

  it('writes search text and sort column to the address', async () => {
    const given = props()
    await show(given)
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search vehicles' }), { target: { value: 'lu' } })
    await waitFor(() => expect(given.onSearch).toHaveBeenCalledWith({ q: 'lu' }))
    fireEvent.click(screen.getByRole('button', { name: 'Vehicle' }))
    expect(given.onSearch).toHaveBeenCalledWith({ sort: '-vehicle' })
  })

  it.each([
    ['fleet two', ['/1/detail/v-2']],
    ['non-connected', ['/1/detail/v-2']],
    ['no issues', ['/1/detail/v-1']],
    ['unassigned', ['/1/detail/v-2']],
  ])('finds what the columns show: %s', async (q, found) => {
    const [one, other] = ROWS
    vi.mocked(useVehicles).mockReturnValue(ready([one, { ...other, fleet: 'Fleet Two' }] as typeof ROWS))
    await show(props({ search: { q } }))
    expect(opens()).toEqual(found)
  })

  it('shows everything for the empty search of a link', async () => {
    await show(props({ search: { q: '' } }))
    expect(showing()).toBe('Showing 2 of 2')
  })

  it('shows an empty state when nothing matches, and clears search and filters', async () => {
    const given = props({ search: { q: 'zzz', health: 'high' } })
    await show(given)
    expect(screen.getByText('No results were found')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(given.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ q: undefined, health: undefined }),
    )
  })

  it('leaves out the columns that its address hides, and hides another', async () => {
    const given = props({ search: { hide: 'vin,plate' } })
    await show(given)
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).not.toContain('VIN')
    expect(heads).toContain('Odometer')
    fireEvent.click(screen.getByRole('button', { name: 'Columns, 2 hidden' }))
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Odometer' }))
    expect(given.onSearch).toHaveBeenLastCalledWith({ hide: 'odometer,vin,plate' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'VIN' }))
    expect(given.onSearch).toHaveBeenLastCalledWith({ hide: 'plate' })
    fireEvent.click(screen.getByRole('button', { name: 'Show all columns' }))
    expect(given.onSearch).toHaveBeenLastCalledWith({ hide: undefined })
  })

  it('shows a table skeleton while the data is being stored', async () => {
    vi.mocked(useVehicles).mockReturnValue(LOADING)
    await show(props())
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the reason and retries when the data could not be loaded', async () => {
    vi.mocked(useVehicles).mockReturnValue(failed(new AppError('dataset-missing')))
    await show(props())
    expect(screen.getByRole('alert').textContent).toContain('The demo data is not on this device yet')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledExactlyOnceWith('dataset-missing')
  })

  it('reports a database of a newer version', async () => {
    vi.mocked(useVehicles).mockReturnValue(failed(new AppError('storage-newer')))
    await show(props())
    expect(screen.getByRole('heading', { name: 'This kiosk was updated in another tab' })).toBeTruthy()
  })
})
