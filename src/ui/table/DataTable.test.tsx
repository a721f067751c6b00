import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInEnglish } from '../testing/renderIn'
import { DataTable, type DataTableProps } from './DataTable'
import { columnPlaces, type DataColumn } from './dataColumns'

interface Unit {
  id: string
  name: string
  miles: number | null
}

const UNITS: Unit[] = [
  { id: 'a', name: 'Unit 10', miles: 900 },
  { id: 'b', name: 'unit 9', miles: null },
  { id: 'c', name: 'Étoile', miles: 1200 },
]

const COLUMNS: readonly DataColumn<Unit>[] = [
  { id: 'name', header: 'Vehicle', cell: (unit) => unit.name, sortBy: (unit) => unit.name },
  {
    id: 'miles',
    header: 'Miles',
    numeric: true,
    highFirst: true,
    cell: (unit) => unit.miles,
    sortBy: (unit) => unit.miles,
  },
  { id: 'note', header: 'Note', cell: () => <button type="button">Note</button> },
]

async function show(props: Partial<DataTableProps<Unit>> = {}) {
  const root = createRootRoute({
    component: () => (
      <DataTable label="Vehicles" columns={COLUMNS} rows={UNITS} rowId={(unit) => unit.id} {...props} />
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/1'] }) })
  await router.load()
  renderInEnglish(<RouterProvider router={router as never} />)
  return router
}

const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const sortBy = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')

describe('a table', () => {
  it('sorts words as the language does, and numbers in words by value', async () => {
    await show({ firstSort: { column: 'name', descending: false } })
    expect(firstCells()).toEqual(['Étoile', 'unit 9', 'Unit 10'])
  })

  it('says which column sorts and how, and turns the order at a second tap', async () => {
    await show()
    expect(sortOf('Vehicle')).toBe('none')
    sortBy('Vehicle')
    expect(sortOf('Vehicle')).toBe('ascending')
    sortBy('Vehicle')
    expect(sortOf('Vehicle')).toBe('descending')
    sortBy('Vehicle')
    expect(sortOf('Vehicle')).toBe('ascending')
    expect(screen.getByRole('columnheader', { name: 'Note' }).hasAttribute('aria-sort')).toBe(false)
  })

  it.each([
    ['highest first', 1, ['Étoile', 'Unit 10', 'unit 9']],
    ['lowest first', 2, ['Unit 10', 'Étoile', 'unit 9']],
  ])('keeps what is missing last: %s', async (_name, taps, order) => {
    await show()
    for (let tap = 0; tap < taps; tap += 1) sortBy('Miles')
    expect(firstCells()).toEqual(order)
  })

  it('leaves the order to who keeps it', async () => {
    const asked: unknown[] = []
    await show({ sort: { column: 'miles', descending: false }, onSort: (sort) => asked.push(sort) })
    sortBy('Miles')
    expect(asked).toEqual([{ column: 'miles', descending: true }])
    expect(sortOf('Miles')).toBe('ascending')
  })

  it('writes -- where there is nothing', async () => {
    await show()
    expect(screen.getAllByText('--')).toHaveLength(1)
  })

  it('opens a row by its link and by a tap anywhere on it, but not by a tap on its button', async () => {
    const router = await show({ rowTo: (unit) => `/1/detail/${unit.id}` })
    const at = () => router.state.location.pathname
    expect(screen.getByRole('link', { name: 'Étoile' }).getAttribute('href')).toBe('/1/detail/c')
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Note' })[0] as HTMLElement))
    expect(at()).toBe('/1')
    await act(async () => fireEvent.click(screen.getByText('900')))
    expect(at()).toBe('/1/detail/a')
  })

  it('moves between the links of the rows with the arrow keys', async () => {
    await show({ rowTo: (unit) => `/1/detail/${unit.id}` })
    const [first, second, third] = screen.getAllByRole('link')
    first?.focus()
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(second)
    fireEvent.keyDown(second as HTMLElement, { key: 'End' })
    expect(document.activeElement).toBe(third)
    fireEvent.keyDown(third as HTMLElement, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(third)
    fireEvent.keyDown(third as HTMLElement, { key: 'Home' })
    expect(document.activeElement).toBe(first)
  })

  it('has a word for no rows, and its own shape while they come', async () => {
    await show({ rows: [] })
    expect(screen.getByText('No results were found')).toBeTruthy()
  })

  it('says that rows are coming', async () => {
    await show({ rows: null })
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('No results were found')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Loading')
  })

  it('leaves the place of rows blank where that is wanted', async () => {
    await show({ rows: [], empty: null })
    expect(screen.queryByText('No results were found')).toBeNull()
  })

  it('sums up what it shows in a last row, which no order moves', async () => {
    const miles = (rows: readonly Unit[]) => rows.reduce((sum, unit) => sum + (unit.miles ?? 0), 0)
    const totals: Record<string, DataColumn<Unit>['total']> = { name: () => 'Total', miles }
    const columns = COLUMNS.map((column) => {
      const total = totals[column.id]
      return total ? { ...column, total } : column
    })
    await show({ columns })
    sortBy('Miles')
    const last = screen.getAllByRole('row').at(-1) as HTMLElement
    expect(
      within(last)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Total', '2100', ''])
    expect(last.closest('tfoot')).toBeTruthy()
  })

  it('is where it was left when the way back leads to it', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => ({ id: String(i), name: `Unit ${i}`, miles: i }))
    const root = createRootRoute()
    const list = createRoute({
      getParentRoute: () => root,
      path: '/1',
      component: () => <DataTable label="Vehicles" columns={COLUMNS} rows={rows} rowId={(unit) => unit.id} />,
    })
    const other = createRoute({ getParentRoute: () => root, path: '/2', component: () => 'elsewhere' })
    const history = createMemoryHistory({ initialEntries: ['/1'] })
    const router = createRouter({ routeTree: root.addChildren([list, other]), history })
    await router.load()
    renderInEnglish(<RouterProvider router={router as never} />)
    screen.getByRole('region', { name: 'Vehicles' }).scrollTop = 900
    await act(() => router.navigate({ to: '/2' }))
    await screen.findByText('elsewhere')
    await act(async () => history.back())
    expect((await screen.findByRole('region', { name: 'Vehicles' })).scrollTop).toBe(900)
  })

  it('puts only a part of ten thousand rows in the page, and says how many there are', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ({ id: String(i), name: `Unit ${i}`, miles: i }))
    await show({ rows: many })
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
  })
})

describe('the places of columns', () => {
  const column = (width: number, sticky = false): DataColumn<Unit> => ({
    id: String(width),
    header: '',
    cell: () => null,
    width,
    sticky,
  })

  it('stacks the sticky ones from the right edge', () => {
    const places = columnPlaces([column(200), column(100), column(120, true), column(76, true)])
    expect(places.map(({ end }) => end)).toEqual([null, null, 76, 0])
  })

  it('ignores a sticky one that has a loose one at its right', () => {
    const places = columnPlaces([column(200), column(100, true), column(120), column(76, true)])
    expect(places.map(({ end }) => end)).toEqual([null, null, null, 0])
  })
})
