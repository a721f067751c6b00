import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInEnglish } from '../testing/renderIn'
import { DataTable, type DataTableProps } from './DataTable'
import type { DataColumn } from './dataColumns'
import { PROBE_WIDTH } from './useTableRoom'

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

const aHundred = (): Unit[] =>
  Array.from({ length: 100 }, (_, i) => ({ id: String(i), name: `Unit ${i}`, miles: i }))
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
    expect(firstCells()).toEqual(['Unit 10', 'Étoile', 'unit 9'])
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
    const rows = aHundred()
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

  it('fills its place at once with rows that are lower than the last time', async () => {
    const heights = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(250)
    await show({ rows: aHundred(), label: 'Opened rows' })
    const first = firstCells().length
    await vi.waitFor(() => expect(firstCells().length).toBeGreaterThan(first))
    cleanup()
    heights.mockReturnValue(66)
    await show({ rows: aHundred(), label: 'Opened rows' })
    expect(firstCells().length * 66).toBeGreaterThanOrEqual(innerHeight - 240)
    heights.mockRestore()
  })

  it('is as high as before when it is shown again, so that a way back leads to the same rows', async () => {
    const heights = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
    heights.mockImplementation(function (this: HTMLElement) {
      return Number(this.dataset.index) % 2 ? 90 : 66
    })
    const shownTo = () => firstCells().length
    const height = () => {
      const [below] = document.querySelectorAll<HTMLElement>('tbody tr[aria-hidden] td')
      const rows = Array.from({ length: shownTo() }, (_, index) => (index % 2 ? 90 : 66))
      return Number.parseFloat(below?.style.height ?? '') + rows.reduce((sum, row) => sum + row, 0)
    }
    await show({ rows: aHundred(), label: 'Uneven rows' })
    const first = shownTo()
    await vi.waitFor(() => expect(shownTo()).toBeGreaterThan(first))
    const before = height()
    cleanup()
    await show({ rows: aHundred(), label: 'Uneven rows' })
    expect(height()).toBe(before)
    heights.mockRestore()
  })

  it('begins with as many rows as fit below what is above it, once that is known', async () => {
    await show({ rows: aHundred(), label: 'Low rows' })
    const guessed = firstCells().length
    const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    place.mockReturnValue(new DOMRect(0, window.innerHeight / 2))
    fireEvent.scroll(screen.getByRole('region', { name: 'Low rows' }))
    place.mockRestore()
    cleanup()
    await show({ rows: aHundred(), label: 'Low rows' })
    expect(firstCells().length).toBeLessThan(guessed)
  })

  it('puts every row of a long list on paper, and only those in sight back on the screen', async () => {
    const rows = Array.from({ length: 200 }, (_, i) => ({ id: String(i), name: `Unit ${i}`, miles: i }))
    await show({ rows })
    const onScreen = firstCells().length
    expect(onScreen).toBeLessThan(100)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(firstCells()).toHaveLength(200)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(firstCells().length).toBeLessThan(100)
  })

  it('puts only a part of ten thousand rows in the page, and says how many there are', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ({ id: String(i), name: `Unit ${i}`, miles: i }))
    await show({ rows: many })
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
  })
})

describe('a table without room for all its columns', () => {
  afterEach(() => vi.restoreAllMocks())

  /** A table of this width in a window, with text scaled by `text`. */
  function hasWidth(width: number, text = 1) {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width + 1000 * text)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
      if (this.tagName === 'SECTION') return width
      return this.style.width === `${PROBE_WIDTH / 16}rem` ? PROBE_WIDTH * text : 0
    })
  }
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
  const factsIn = (element: HTMLElement) =>
    within(element)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

  const wide: DataColumn<Unit>[] = [
    ...COLUMNS.slice(0, 2),
    ...['Plate', 'Fleet', 'Color'].map((header) => ({ id: header, header, cell: () => `my ${header}` })),
  ]

  it('shows all that have their width', async () => {
    hasWidth(700)
    await show({ columns: wide })
    expect(heads()).toEqual(['Vehicle', 'Miles', 'Plate', 'Fleet', 'Color'])
    expect(screen.queryByRole('term')).toBeNull()
  })

  it('folds one under the name, with its heading', async () => {
    hasWidth(699)
    const folded = vi.fn()
    await show({ columns: wide, onFold: folded })
    expect(heads()).toEqual(['Vehicle', 'Miles', 'Plate', 'Fleet'])
    const [name] = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')
    expect(factsIn(name as HTMLElement)).toEqual(['Color: my Color'])
    expect(folded).toHaveBeenLastCalledWith(['Color'])
  })

  it('folds more into a detail, which a button of the row opens and closes', async () => {
    hasWidth(360)
    await show({ columns: wide })
    expect(heads()).toEqual(['Vehicle', 'Miles', 'Details'])
    expect(screen.queryByRole('term')).toBeNull()
    const more = screen.getByRole('button', { name: 'Details unit 9' })
    fireEvent.click(more)
    expect(more.getAttribute('aria-expanded')).toBe('true')
    const detail = document.getElementById(more.getAttribute('aria-controls') ?? '')
    expect(factsIn(detail as HTMLElement)).toEqual(['Plate: my Plate', 'Fleet: my Fleet', 'Color: my Color'])
    fireEvent.click(more)
    expect(screen.queryByRole('term')).toBeNull()
  })

  it('keeps the column that sorts, so that the order has its heading', async () => {
    hasWidth(360)
    const sortable = wide.map((column) => ({ ...column, sortBy: () => column.id }))
    await show({ columns: sortable, sort: { column: 'Fleet', descending: false } })
    expect(sortOf('Fleet')).toBe('ascending')
    expect(heads()).toEqual(['Vehicle', 'Fleet', 'Details'])
  })

  it('folds more where the text is larger', async () => {
    hasWidth(700, 2)
    await show({ columns: wide })
    expect(heads()).toEqual(['Vehicle', 'Miles', 'Details'])
  })

  it('has the columns of the last time in its first rendering', async () => {
    const drawn: string[] = []
    const recording = wide.map((column) => ({ ...column, cell: () => drawn.push(column.header) }))
    hasWidth(360)
    await show({ columns: recording })
    cleanup()
    drawn.length = 0
    await show({ columns: recording })
    expect(heads()).toEqual(['Vehicle', 'Miles', 'Details'])
    expect(new Set(drawn)).toEqual(new Set(['Vehicle', 'Miles']))
  })

  it('says what sorts it where that column is hidden', async () => {
    await show({
      columns: COLUMNS.slice(0, 1),
      everyColumn: COLUMNS,
      sort: { column: 'miles', descending: true },
    })
    expect(screen.getByText(/Sorted by Miles, descending/)).toBeTruthy()
  })
})
