import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { failed, ready } from '#domain/base/live'
import { type Behavior, behaviorRows } from '#domain/behavior/behavior'
import { aVehicle } from '#domain/testing/vehicle'
import { RetryContext } from '../../ui/feedback/retry'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { BehaviorFrame, type BehaviorFrameProps } from './BehaviorFrame'

const FIGURES: Behavior = {
  distanceDriven: 110,
  previousDistanceDriven: 100,
  consumption: 5,
  previousConsumption: 4,
  economy: 22,
  previousEconomy: 25,
}
const NO_FIGURES = Object.fromEntries(Object.keys(FIGURES).map((key) => [key, null])) as unknown as Behavior

const CLICKABLE = aVehicle({ id: 'v-1', label: 'Unit 1' }, { clickable: true })
const NOT_CLICKABLE = aVehicle({ id: 'v-2', label: 'Unit 2', driverName: null }, { clickable: false })

const ROWS = behaviorRows('distance', [CLICKABLE, NOT_CLICKABLE], ({ id }) =>
  id === 'v-1' ? FIGURES : NO_FIGURES,
)
/** Twenty vehicles that were driven 101 to 120 miles, every fourth of them electric, and six that were not driven. */
const MANY = behaviorRows(
  'distance',
  Array.from({ length: 26 }, (_, at) =>
    aVehicle({ id: `v-${at}`, label: `Unit ${at}` }, { ev: at % 4 === 1 && at < 20 }),
  ),
  ({ id }) => {
    const at = Number(id.slice(2))
    return at < 20 ? { ...FIGURES, distanceDriven: 101 + at } : NO_FIGURES
  },
)
const retry = vi.fn()

/** Reads an address as the kiosk writes it: values as plain text. */
const stringifySearch = (search: Record<string, unknown>) => {
  const text = new URLSearchParams(
    Object.entries(search).map(([key, value]) => [key, String(value)]),
  ).toString()
  return text && `?${text}`
}

async function show(changes: Partial<BehaviorFrameProps> = {}) {
  const props: BehaviorFrameProps = {
    table: 'distance',
    mode: 'fleet',
    live: ready(ROWS),
    window: 7,
    search: {},
    onSearch: vi.fn(),
    onWindow: vi.fn(),
    group: null,
    onGroup: vi.fn(),
    ...changes,
  }
  const root = createRootRoute({
    component: () => (
      <RetryContext value={retry}>
        <BehaviorFrame {...props} />
      </RetryContext>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory(), stringifySearch })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return props
}

const rowOf = (label: string) => screen.getByRole('row', { name: new RegExp(label) })
const words = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent?.replace(/\s/gu, ' '))

describe('a behavior table', () => {
  it('shows short distances with the decimals that their change follows from', async () => {
    const rows = behaviorRows('distance', [CLICKABLE], () => ({
      ...FIGURES,
      distanceDriven: 5.4,
      previousDistanceDriven: 2.6,
    }))
    await show({ live: ready(rows) })
    expect(words(rowOf('Unit 1')).slice(-3)).toEqual(['2.6 mi', '5.4 mi', '+107.7%'])
  })

  it('opens a vehicle that is marked clickable, and no other', async () => {
    await show()
    expect(within(rowOf('Unit 1')).getByRole('link').getAttribute('href')).toBe('/1/detail/v-1')
    expect(within(rowOf('Unit 2')).queryByRole('link')).toBeNull()
  })

  it('says -- for what is missing', async () => {
    await show()
    expect(words(rowOf('Unit 2'))).toEqual(['--', '--', '--', '--'])
    expect(words(rowOf('Unit 1')).slice(1)).toEqual(['100 mi', '110 mi', '+10%'])
  })

  it('shows a dealer the columns of a dealer', async () => {
    await show({ mode: 'dealer' })
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['Vehicle', 'Previous distance', 'Distance driven', 'Change'])
  })

  it('sorts by a dotted key, and reverses on the second press', async () => {
    const { onSearch } = await show({ search: { sort: 'vehicle.label' } })
    fireEvent.click(screen.getByRole('button', { name: 'Vehicle' }))
    expect(onSearch).toHaveBeenLastCalledWith({ sort: '-vehicle.label' })
    fireEvent.click(screen.getByRole('button', { name: 'Driver' }))
    expect(onSearch).toHaveBeenLastCalledWith({ sort: 'vehicle.driverName' })
  })

  it('shows how many it leaves out', async () => {
    await show({ live: ready(MANY) })
    expect(screen.getByText('Showing the first 10 of 26')).toBeTruthy()
  })

  it.each([
    ['distanceDriven', [101, 102, 103]],
    ['-distanceDriven', [120, 119, 118]],
    [undefined, [120, 119, 118]],
  ])('lists the ten at that end of %s, over all vehicles, and blanks after them', async (sort, first) => {
    await show({ live: ready(MANY), search: sort ? { sort } : {} })
    const distances = screen
      .getAllByRole('row')
      .slice(1, -1)
      .map((row) => words(row)[2])
    expect(distances).toHaveLength(10)
    expect(distances.slice(0, 3)).toEqual(first.map((miles) => `${miles} mi`))
    expect(distances).not.toContain('--')
  })

  it('lists the vehicles of a group, and under them what all of these come to', async () => {
    const electric = MANY.filter(({ vehicle }) => vehicle.details.ev)
    const props = await show({ live: ready(MANY), group: 'electric' })
    expect(screen.getByText('Showing 5 of 5')).toBeTruthy()
    const total = electric.reduce((sum, row) => sum + (row.distanceDriven ?? 0), 0)
    expect(words(rowOf('All 5 electric vehicles'))[2]).toBe(`${total} mi`)
    fireEvent.click(screen.getByRole('radio', { name: 'Not driven 6' }))
    expect(props.onGroup).toHaveBeenCalledExactlyOnceWith('notDriven')
  })

  it('is by the most of its table at first, also for an address that names no column', async () => {
    await show({ search: { sort: 'vehicle.fleet' } })
    const sorted = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'))
    expect(sorted).toEqual(['none', 'none', 'none', 'descending', 'none'])
  })

  it('shows the reason when its rows could not be loaded, and keeps the period and the links', async () => {
    await show({ live: failed(new AppError('dataset-missing')) })
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('navigation')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledExactlyOnceWith('dataset-missing')
  })

  it('links to the two other tables with the same period', async () => {
    await show()
    const hrefs = within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/behavior-distance-driven?window=7',
      '/behavior-efficiency?window=7',
      '/behavior-fuel-consumption?window=7',
    ])
  })
})
