import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useVehicles } from '../../data/vehicles'
import { AppError } from '../../domain/errors'
import { aVehicle, SILENT } from '../../domain/testing/vehicle'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { VehiclesScreen, type VehiclesScreenProps } from './VehiclesScreen'

vi.mock('../../data/vehicles', () => ({ useVehicles: vi.fn() }))

const ROWS = [
  aVehicle({ id: 'v-1', label: 'Unit 118', driverName: 'Luis Mendoza' }),
  aVehicle({ id: 'v-2', label: 'Unit 93', driverName: null, status: 'nonConnected' }, SILENT),
]

function props(changes: Partial<VehiclesScreenProps> = {}): VehiclesScreenProps {
  return {
    search: {},
    fleet: 'all',
    problem: null,
    onSearch: vi.fn(),
    onRetry: vi.fn(),
    ...changes,
  }
}

/** Links need a router around them; the address itself plays no part here. */
async function show(given: VehiclesScreenProps) {
  const root = createRootRoute({ component: () => <VehiclesScreen {...given} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

beforeEach(() => {
  vi.mocked(useVehicles).mockReturnValue({ status: 'ready', value: ROWS })
})

describe('the vehicles list', () => {
  it('is a table, sorted by vehicle, with a link in each first cell', async () => {
    await show(props())
    const table = screen.getByRole('table', { name: 'Vehicles' })
    expect(within(table).getByRole('columnheader', { name: 'Vehicle' }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    const links = within(table).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/1/detail/v-2', '/1/detail/v-1'])
    expect(screen.getByRole('status').textContent).toBe('Showing 2 of 2')
  })

  it('keeps to the chosen fleet, in rows and in what it counts', async () => {
    const other = aVehicle({ id: 'v-3', label: 'Unit 7', fleet: 'Fleet Two' })
    vi.mocked(useVehicles).mockReturnValue({ status: 'ready', value: [...ROWS, other] })
    await show(props({ fleet: 'Fleet Two' }))
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/1/detail/v-3'])
    expect(screen.getByRole('status').textContent).toBe('Showing 1 of 1')
  })

  it('says -- and "No data" for a vehicle that does not report', async () => {
    await show(props({ query: 'unit 93' }))
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells.slice(1, 5)).toEqual(['Non-connected', 'No data', '--', 'Unassigned'])
  })

  it('opens a vehicle by a press anywhere in its row', async () => {
    const given = props({ query: 'mendoza' })
    await show(given)
    fireEvent.click(screen.getByText('Luis Mendoza'))
    expect(given.onOpen).toHaveBeenCalledExactlyOnceWith('v-1')
  })

  it('hands typed text and a chosen column to the address', async () => {
    const given = props()
    await show(given)
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search vehicles' }), { target: { value: 'lu' } })
    expect(given.onQuery).toHaveBeenCalledWith('lu')
    fireEvent.click(screen.getByRole('button', { name: 'Vehicle' }))
    expect(given.onSort).toHaveBeenCalledWith('-vehicle')
  })

  it('says so when nothing fits, and clears the search', async () => {
    const given = props({ query: 'zzz' })
    await show(given)
    expect(screen.getByText('No results were found')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(given.onQuery).toHaveBeenCalledWith('')
  })

  it('waits in the shape of a table while the data is being stored', async () => {
    vi.mocked(useVehicles).mockReturnValue({ status: 'ready', value: null })
    await show(props())
    expect(screen.getByText('Loading vehicles')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says why when the data did not arrive, and tries again', async () => {
    vi.mocked(useVehicles).mockReturnValue({ status: 'ready', value: null })
    const given = props({ problem: 'dataset-missing' })
    await show(given)
    expect(screen.getByRole('alert').textContent).toContain('The demo data is not on this device yet')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(given.onRetry).toHaveBeenCalledWith('dataset-missing')
  })

  it('names a database that is newer than the program', async () => {
    vi.mocked(useVehicles).mockReturnValue({ status: 'error', error: new AppError('storage-newer') })
    await show(props())
    expect(screen.getByRole('heading', { name: 'This kiosk was updated in another tab' })).toBeTruthy()
  })
})
