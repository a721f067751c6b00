import { fireEvent, screen, within } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { failed, type Live, LOADING, ready } from '#domain/base/live'
import type { ListChange, ListSearch } from '#domain/lists/listAddress'
import { RetryContext } from '../../ui/feedback/retry'
import type { DataColumn } from '../../ui/table/dataColumns'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { ActiveFilters } from './ActiveFilters'
import { ColumnChooser } from './ColumnChooser'
import { FilterButton, type FilterButtonProps } from './FilterButton'
import type { SectionLabels } from './filterParts'
import { ListTable } from './ListTable'
import { QuickChips } from './QuickChips'
import { ResultCount } from './ResultCount'
import { SearchBox } from './SearchBox'
import { useList } from './useList'
import { useListAddress } from './useListAddress'

interface Boat {
  id: string
  name: string
  kind: 'sail' | 'motor'
  harbor: string
  meters: number | null
}

type Section = 'kind' | 'harbor'

const BOATS: readonly Boat[] = [
  { id: 'a', name: 'Alba', kind: 'sail', harbor: 'North', meters: 12 },
  { id: 'b', name: 'Brisa', kind: 'motor', harbor: 'North', meters: 8 },
  { id: 'c', name: 'Ciel', kind: 'sail', harbor: 'South', meters: null },
]
const SECTIONS = { kind: ['sail', 'motor'], harbor: ['North', 'South'] }
const FIRST_SORT = { column: 'name', descending: false }
const COLUMNS: readonly DataColumn<Boat>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'harbor', header: 'Harbor', cell: ({ harbor }) => harbor, sortBy: ({ harbor }) => harbor },
  { id: 'meters', header: 'Length', cell: ({ meters }) => meters, sortBy: ({ meters }) => meters },
]
const LABELS: SectionLabels<Section> = {
  section: (section) => ({ kind: 'Kind', harbor: 'Harbor' })[section],
  value: (_section, value) => value,
}
const textOf = ({ name }: Boat) => name
const valuesOf = (boat: Boat, section: Section) => [boat[section]]
const rowId = ({ id }: Boat) => id

const retry = vi.fn()
/** What the page contained at each commit. */
let commits: { heads: number; rows: number; busy: boolean }[] = []
let address: ListSearch<Section> = {}

interface PageProps {
  /** Text without any rows; null for the default text. */
  empty?: string | null
  live: Live<readonly Boat[]>
  first?: ListSearch<Section>
  opens?: FilterButtonProps<Section>['opens']
}

function Page({ live, first = {}, opens = 'popover', empty = 'No boats yet' }: PageProps) {
  const [search, setSearch] = useState(first)
  address = search
  const onSearch = (change: ListChange<Section>) => setSearch((before) => ({ ...before, ...change }))
  const list = useList<Boat, Section>({
    live,
    address: useListAddress(
      { search, onSearch },
      { sections: SECTIONS, columns: COLUMNS, firstSort: FIRST_SORT },
    ),
    sections: SECTIONS,
    columns: COLUMNS,
    valuesOf,
    textOf,
  })
  const { filter, setFilter, text, setText } = list.address
  const parts = { sections: SECTIONS, words: LABELS, filter, setFilter, optionsOf: list.optionsOf }
  const [tab, setTab] = useState(0)
  useLayoutEffect(() => {
    commits.push({
      heads: screen.queryAllByRole('columnheader').length,
      rows: document.querySelectorAll('tr[data-index]').length,
      busy: document.querySelector('[aria-busy="true"]') !== null,
    })
  })
  return (
    <RetryContext value={retry}>
      <SearchBox label="Search boats" placeholder="Name" text={text} setText={setText} />
      <QuickChips {...parts} section="kind" count={list.all?.length ?? 0} />
      <FilterButton
        {...parts}
        opens={opens}
        switching={{ label: 'Filter the list' }}
        tab={{ at: tab, onTab: setTab }}
      />
      <ActiveFilters {...parts} quick="kind" />
      <ColumnChooser list={list} />
      <p>{list.all && list.shown && <ResultCount shown={list.shown.length} all={list.all.length} />}</p>
      <ListTable
        list={list}
        label="Boats"
        rowId={rowId}
        {...(empty !== null && { empty })}
        searchHint="Search by name."
      />
    </RetryContext>
  )
}

const show = (props: Partial<PageProps> = {}) => renderInEnglish(<Page live={ready(BOATS)} {...props} />)
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  commits = []
  retry.mockClear()
})

describe('a list', () => {
  it('renders loaded rows in the commit after its tools, without a skeleton in between', () => {
    show()
    expect(commits[0]).toEqual({ heads: 3, rows: 0, busy: false })
    expect(commits.at(-1)).toEqual({ heads: 3, rows: 3, busy: false })
    expect(commits.some(({ busy }) => busy)).toBe(false)
    expect(names()).toEqual(['Alba', 'Brisa', 'Ciel'])
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false')
  })

  it('shows a skeleton while its rows are loading', () => {
    show({ live: LOADING })
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('No boats yet')).toBeNull()
  })

  it('shows an empty state when there are no rows, whatever the search', () => {
    show({ live: ready([]), first: { q: 'x' } })
    expect(screen.getByText('No boats yet')).toBeTruthy()
  })

  it('shows an error in place of its rows, and retries', () => {
    show({ live: failed(new AppError('storage-lost')) })
    expect(screen.queryByRole('table')).toBeNull()
    press('Reload')
    expect(retry).toHaveBeenCalledExactlyOnceWith('storage-lost')
  })

  it('shows an empty state when nothing matches, and clears search and filters', () => {
    show({ first: { q: 'zzz', harbor: 'South' } })
    expect(screen.getByText('Search by name.')).toBeTruthy()
    press('Clear search and filters')
    expect(names()).toHaveLength(3)
    expect(address).toMatchObject({ q: undefined, harbor: undefined })
  })

  it('names the search alone where no filter takes part', () => {
    show({ first: { q: 'zzz', harbor: 'South', filter: 'off' } })
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeTruthy()
  })

  it('writes the order of a header to its address, and removes it for the default order', () => {
    show()
    press('Length')
    expect(address.sort).toBe('meters')
    press('Length')
    expect(address.sort).toBe('-meters')
    expect(names()).toEqual(['Alba', 'Brisa', 'Ciel'])
    press('Name')
    expect(address.sort).toBeUndefined()
  })

  it('follows what is typed', () => {
    show()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search boats' }), { target: { value: 'br' } })
    expect(names()).toEqual(['Brisa'])
    expect(screen.getByText('Showing 1 of 3')).toBeTruthy()
  })
})

describe('the filter of a list', () => {
  it('shows the row count of each value, and filters by one value', () => {
    show()
    press('sail 2')
    expect(names()).toEqual(['Alba', 'Ciel'])
    expect(address.kind).toBe('sail')
    press('All 3')
    expect(address.kind).toBeUndefined()
  })

  it('keeps what is searched for, and the order', () => {
    show({ first: { q: 'br', sort: '-name' } })
    press('sail 2')
    expect(address).toMatchObject({ q: 'br', sort: '-name', kind: 'sail' })
    expect(screen.getByText('Search by name.')).toBeTruthy()
  })

  it.each(['popover', 'sheet'] as const)(
    'has every section in its %s, and is switched off with its values kept',
    async (opens) => {
      show({ opens })
      press('Filter')
      const dialog = within(await screen.findByRole('dialog'))
      fireEvent.click(dialog.getByRole('button', { name: 'South 1' }))
      expect(names()).toEqual(['Ciel'])
      fireEvent.click(dialog.getByRole('switch', { name: 'Filter the list' }))
      expect(address).toMatchObject({ harbor: 'South', filter: 'off' })
      expect(names()).toHaveLength(3)
      fireEvent.click(dialog.getByRole('button', { name: /^Clear/ }))
      expect(address).toMatchObject({ harbor: undefined, filter: undefined })
    },
  )

  it('has one section at a time where its sections are tabs', async () => {
    show({ opens: 'tabs' })
    press('Filter')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('button', { name: 'South 1' })).toBeNull()
    fireEvent.click(dialog.getByRole('tab', { name: /Harbor/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'South 1' }))
    expect(address.harbor).toBe('South')
  })

  it('lists the active filters with remove buttons, and the disabled ones', () => {
    show({ first: { harbor: 'South', kind: 'motor' } })
    expect(screen.getByRole('button', { name: 'Filter, 2 active' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove motor' })).toBeNull()
    press('Remove South')
    expect(address.harbor).toBeUndefined()
  })
})

describe('the columns of a list', () => {
  it('are all visible until one is hidden, which its address and the chooser show', async () => {
    show()
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads()).toEqual(['Name', 'Harbor', 'Length'])
    press('Columns')
    expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull()
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Harbor' }))
    expect(address.hide).toBe('harbor')
    fireEvent.click(screen.getByRole('button', { name: 'Show all columns' }))
    expect(address.hide).toBeUndefined()
  })

  it('are left out when the address says so, and the order by one of them stays', () => {
    show({ first: { hide: 'meters', sort: 'meters' } })
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'Harbor'])
    expect(names()).toEqual(['Brisa', 'Alba', 'Ciel'])
    expect(screen.getByRole('button', { name: 'Columns, 1 hidden' })).toBeTruthy()
  })
})

describe('a list without any row', () => {
  it('says that there is no data, and offers nothing to clear', async () => {
    renderInEnglish(<Page live={ready([])} empty={null} />)
    expect(await screen.findByText('No Data Available')).toBeTruthy()
    expect(screen.queryByText('No results were found')).toBeNull()
  })
})
