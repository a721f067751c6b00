import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ready } from '#domain/base/live'
import { aDealerVehicle } from '#domain/testing/dealerVehicle'
import { useDealerVehicles } from '../../../data/queries/dealerVehicles'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { InventoryScreen, type InventoryScreenProps } from './InventoryScreen'

vi.mock('../../../data/queries/dealerVehicles', () => ({ useDealerVehicles: vi.fn() }))

const ROWS = [
  aDealerVehicle({
    id: 'd-1',
    assignedDriver: 'Simone Kessler',
    license: { us: 'AB 12', ca: 'CD 34', mx: 'EF 56' },
  }),
  aDealerVehicle({
    id: 'd-2',
    label: 'Bolt 4332',
    health: 'lowBattery',
    daysInInventory: 91,
    lot: 'Remote Lot',
  }),
  aDealerVehicle({
    id: 'd-3',
    label: 'Trax 4400',
    stockStatus: 'inTransit',
    daysInInventory: null,
    addedDaysAgo: null,
    geofence: null,
  }),
]

async function show(changes: Partial<InventoryScreenProps> = {}): Promise<InventoryScreenProps> {
  const given = { search: {}, onSearch: vi.fn(), ...changes }
  const root = createRootRoute({ component: () => <InventoryScreen {...given} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return given
}

const opens = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => {
  vi.mocked(useDealerVehicles).mockReturnValue(ready(ROWS))
})

describe('the inventory', () => {
  it('shows every field of an inventory vehicle', async () => {
    await show({ search: { q: 'kessler' } })
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells.toSpliced(10, 1)).toEqual([
      'Malibu 4377Malibu LT, 2023',
      'Main Lot',
      'In stock',
      '12',
      'No issues',
      '55%',
      'Connected',
      'New',
      '4377',
      'Inventory',
      'Main Lot',
      'Chevrolet',
      'LT',
      'White',
      'Simone Kessler',
      '47\u00a0mi',
      'AB 12',
      '1G1ZD5ST4PF100001',
      'Dealer One',
    ])
    expect(cells[10]).toMatch(/20\d\d/)
  })

  it.each([
    ['remote low battery', ['/1/detail/d-2']],
    ['in transit', ['/1/detail/d-3']],
  ])('finds what the columns show: %s', async (q, found) => {
    await show({ search: { q } })
    expect(opens()).toEqual(found)
  })

  it('sorts by arrival, newest first and vehicles in transit last', async () => {
    await show()
    expect(opens()).toEqual(['/1/detail/d-1', '/1/detail/d-2', '/1/detail/d-3'])
  })

  it('filters rows and figures by lot', async () => {
    const given = await show({ search: { lot: 'Remote Lot' } })
    expect(opens()).toEqual(['/1/detail/d-2'])
    expect(screen.getByRole('button', { name: /In transit/ }).textContent).toContain('0')
    fireEvent.click(screen.getByRole('radio', { name: 'All lots' }))
    expect(given.onSearch).toHaveBeenCalledExactlyOnceWith({ lot: undefined })
  })

  it.each([
    [/90\+ days/, { age: '90+' }],
    [/In transit/, { stock: 'inTransit' }],
    [/^Low battery/, { diagnostics: 'lowBattery' }],
  ])('filters by the figure %s', async (name, search) => {
    const given = await show()
    fireEvent.click(screen.getByRole('button', { name }))
    expect(given.onSearch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(search))
  })

  it('puts the newest value of a section first, and empties all sections at once', async () => {
    const given = await show({ search: { condition: 'new', geofence: 'Main Lot' } })
    fireEvent.click(screen.getByRole('button', { name: 'Filter, 2 active' }))
    const geofence = within(await screen.findByLabelText('Geofence'))
    fireEvent.click(geofence.getByText('Courtesy Lot'))
    expect(given.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ geofence: 'Courtesy Lot,Main Lot', condition: 'new' }),
    )
    fireEvent.click(screen.getByText('Clear all'))
    expect(given.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ geofence: undefined, condition: undefined, filter: undefined }),
    )
  })
})
