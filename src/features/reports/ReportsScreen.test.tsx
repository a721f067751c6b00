import 'fake-indexeddb/auto'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_REPORT_NAME, type Report, type ReportSchedule } from '#domain/reports/report'
import { checkReportsSearch, type ReportsSearch } from '#domain/reports/reportSearch'
import { anAccountUser } from '#domain/testing/people'
import { aReport } from '#domain/testing/report'
import { aVehicle } from '#domain/testing/vehicle'
import { withDatabase } from '../../data/core/databaseConnection'
import { freshRows } from '../../data/testing/rows'
import { selectFleet } from '../../state/fleet'
import { setLocale } from '../../state/locale'
import { resetModes, setEssentials } from '../../state/mode'
import { resetVisitState } from '../../state/visit'
import { clearToasts, currentToast } from '../../ui/feedback/toast'
import { inLanguage } from '../../ui/testing/renderIn'
import { ReportsScreen } from './ReportsScreen'

/** The row that was marked when a report was rendered, by the id of the report. */
const markedFor = new Map<string, string | null>()

vi.mock('./page/ReportPage', () => ({
  ReportPage: ({ report }: { report: Report }) => {
    if (!markedFor.has(report.id)) markedFor.set(report.id, markedRow())
    return <article>The finished report</article>
  },
}))

const markedRow = () => document.querySelector('a[aria-current]')?.textContent ?? null

const WEEKLY: ReportSchedule = {
  startDaysAgo: 30,
  endDaysAgo: null,
  repeatEvery: 1,
  interval: 'week',
  weekday: 'monday',
  dayOfMonth: null,
  occurrences: null,
}
const named = (name: string) => ({ en: name, 'es-MX': name, 'fr-CA': name })
const held = { runsFrom: { daysAgo: 30, minuteOfDay: 0 }, createdOn: { daysAgo: 30, minuteOfDay: 0 } }

const stored = () => withDatabase((db) => db.reports.toArray())
const storedOne = async (id: string) => (await stored()).find((report) => report.id === id)

beforeEach(async () => {
  markedFor.clear()
  clearToasts()
  resetVisitState()
  setLocale('en')
  await freshRows({
    reports: [
      aReport({ id: 'rp-1', name: named('All of them'), schedule: WEEKLY, ...held }),
      aReport({ id: 'rp-2', name: named('Those of One'), fleet: 'Fleet One' }),
      aReport({ id: 'rp-3', name: named('Those of Two'), fleet: 'Fleet Two' }),
    ],
    vehicles: [aVehicle(), aVehicle({ id: 'v-2', label: 'Bolt 7', fleet: 'Fleet Two' })],
    users: [],
    accounts: [anAccountUser()],
    fleets: [],
  })
})

async function show(address: string) {
  const root = createRootRoute()
  const home = createRoute({
    getParentRoute: () => root,
    path: '/5',
    validateSearch: checkReportsSearch,
    component: () => {
      const search = home.useSearch()
      const navigate = home.useNavigate()
      return (
        <ReportsScreen
          search={search}
          onSearch={(change: ReportsSearch) =>
            void navigate({ search: (before: ReportsSearch) => ({ ...before, ...change }) })
          }
        />
      )
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([home]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  render(<RouterProvider router={router} />, { wrapper: inLanguage('en') })
  return router
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the list of reports', () => {
  it('holds those of the chosen fleet and of all fleets, and says how many others there are', async () => {
    selectFleet('Fleet One')
    await show('/5')
    expect(await screen.findByRole('link', { name: /^Those of One/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^All of them/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Those of Two/ })).toBeNull()
    expect(screen.getByText('1 report from another fleet is not listed.')).toBeTruthy()
  })

  it('still opens one of another fleet by its address', async () => {
    selectFleet('Fleet One')
    await show('/5?report=rp-3')
    expect(await screen.findByText('The finished report')).toBeTruthy()
  })
})

describe('a pressed report', () => {
  it('is marked in the list before it is opened, and the one before stays open until then', async () => {
    await show('/5?report=rp-1')
    await screen.findByText('The finished report')
    fireEvent.click(screen.getByRole('link', { name: /^Those of One/ }))
    await waitFor(() => expect(markedFor.get('rp-2')).toMatch(/^Those of One/))
  })

  it('stays marked while its editor comes', async () => {
    await show('/5?report=rp-3')
    await screen.findByText('The finished report')
    const marked: (string | null)[] = []
    const seen = new MutationObserver(() => marked.push(markedRow()))
    seen.observe(document.body, { subtree: true, attributes: true, childList: true })
    fireEvent.click(screen.getByRole('link', { name: 'Edit' }))
    await screen.findByRole('button', { name: 'Save changes' })
    seen.disconnect()
    expect(marked.filter((row) => row !== null && !row.startsWith('Those of Two'))).toEqual([])
  })
})

describe('a report that the plan does not include', () => {
  afterEach(resetModes)

  it('is a sheet without figures behind the card that names it', async () => {
    setEssentials(true)
    await show('/5?report=rp-2')
    expect(await screen.findByText('Driver scores: Not included in your plan')).toBeTruthy()
    expect(screen.getByText('Generating Driver scores').closest('[inert]')).not.toBeNull()
    expect(screen.queryByText('The finished report')).toBeNull()
  })
})

describe('the menu of a report', () => {
  it('pauses a schedule, and undo lets it go on', async () => {
    await show('/5?report=rp-1')
    fireEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }))
    await waitFor(async () => expect((await storedOne('rp-1'))?.pausedOn).not.toBeNull())
    await waitFor(() => expect(currentToast()?.message).toBe('All of them paused'))
    currentToast()?.action?.run()
    await waitFor(async () => expect((await storedOne('rp-1'))?.pausedOn).toBeNull())
  })

  it('deletes a report, and undo brings it back', async () => {
    await show('/5?report=rp-1')
    fireEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(async () => expect(await storedOne('rp-1')).toBeUndefined())
    await waitFor(() => expect(currentToast()?.message).toBe('All of them deleted'))
    currentToast()?.action?.run()
    await waitFor(async () => expect(await storedOne('rp-1')).toMatchObject({ schedule: WEEKLY }))
  })
})

describe('a copy of a report', () => {
  it.each([
    ['All of them', 'All of them (copy)'],
    ['W'.repeat(MAX_REPORT_NAME), `${'W'.repeat(MAX_REPORT_NAME - ' (copy)'.length)} (copy)`],
    // An emoji counts as two characters, and is not cut in half.
    ['😀'.repeat(30), `${'😀'.repeat(26)} (copy)`],
  ])('has a name that says so: %s', async (name, expected) => {
    await withDatabase((db) => db.reports.update('rp-1', { name: named(name) }))
    await show('/5?report=rp-1')
    fireEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(async () => expect((await stored()).at(-1)?.name?.en).toBe(expected))
  })
})

describe('the editor of a report', () => {
  it('stores nothing with a schedule of zero weeks, and keeps what was typed', async () => {
    await show('/5?edit=new&type=utilization')
    fireEvent.click(await screen.findByRole('radio', { name: 'On a schedule' }))
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    fireEvent.change(name, { target: { value: 'Each Monday' } })
    const every = screen.getByRole<HTMLInputElement>('textbox', { name: 'Repeat every' })
    fireEvent.change(every, { target: { value: '0' } })
    press('Create report')
    expect(await screen.findByText('Enter a whole number from 1 to 52.')).toBeTruthy()
    expect([name.value, every.value]).toEqual(['Each Monday', '0'])
    expect(await stored()).toHaveLength(3)
  })

  it('asks before another address of its screen leaves it, and has its draft again', async () => {
    const router = await show('/5?edit=new&type=utilization')
    const typed = { target: { value: 'Half done' } }
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), typed)
    void router.navigate({ to: '/5' as never })
    expect(await screen.findByRole('alertdialog', { name: 'Save your changes?' })).toBeTruthy()
    press('Cancel')
    cleanup()
    await show('/5?edit=new&type=utilization')
    expect(await screen.findByText('Your unsaved changes were restored.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Half done')
  })
})
