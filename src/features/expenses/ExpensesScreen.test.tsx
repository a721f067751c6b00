import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ready } from '#domain/base/live'
import { anExpense } from '#domain/testing/expense'
import { aDriver, anAccountUser } from '#domain/testing/people'
import { aVehicle } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import { useSignedIn } from '../../data/queries/accounts'
import { useVehiclesOf } from '../../data/queries/anyVehicles'
import { addExpense, useExpenses } from '../../data/queries/expenses'
import { usePeople } from '../../data/queries/people'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { useVehicles } from '../../data/queries/vehicles'
import { onSessionEvent } from '../../session/events'
import { keepDraft } from '../../state/formDrafts'
import { enterMode, resetModes, setEssentials } from '../../state/mode'
import { currentToast } from '../../ui/feedback/toast'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { ExpensesScreen, type ExpensesScreenProps } from './ExpensesScreen'

vi.mock('../../data/queries/expenses', async (original) => ({
  ...(await original<object>()),
  useExpenses: vi.fn(),
  addExpense: vi.fn(),
}))
vi.mock('../../data/queries/people', () => ({ usePeople: vi.fn() }))
vi.mock('../../data/queries/accounts', () => ({ useSignedIn: vi.fn() }))
vi.mock('../../data/queries/vehicles', () => ({ useVehicles: vi.fn() }))
vi.mock('../../data/queries/anyVehicles', () => ({ useVehiclesOf: vi.fn() }))
vi.mock('../../data/queries/vehicleDays', () => ({ useVehicleDays: vi.fn() }))

const CHARGE = anExpense(
  {
    id: 'e-2',
    type: 'charging',
    description: 'fastCharging',
    vehicleId: 'v-2',
    fleet: 'Fleet Two',
    attachment: false,
    merchant: { us: 'Amp & Go', ca: 'Amp & Go Yonge', mx: 'Recarga' },
  },
  { volume: 40, unitPrice: 0.44 },
)
const OLD = anExpense({ id: 'e-3', date: { daysAgo: 31, minuteOfDay: 0 } })

const onSearch = vi.fn()

async function show(changes: Partial<ExpensesScreenProps> = {}) {
  const root = createRootRoute({
    component: () => <ExpensesScreen search={{}} onSearch={onSearch} fleet="all" {...changes} />,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  if (changes.search?.expense ?? changes.search?.edit) await screen.findByRole('dialog')
}

const typeIn = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const shownIn = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value

beforeEach(() => {
  onSearch.mockClear()
  keepDraft('expense/new', null)
  resetModes()
  vi.mocked(useExpenses).mockReturnValue(ready([anExpense(), CHARGE, OLD]))
  vi.mocked(usePeople).mockReturnValue(ready([aDriver(), anAccountUser()]))
  vi.mocked(useSignedIn).mockReturnValue(ready(anAccountUser()))
  const vehicles = ready([
    aVehicle(),
    aVehicle({ id: 'v-2', label: 'Bolt 7', fleet: 'Fleet Two' }, { ev: true }),
  ])
  vi.mocked(useVehicles).mockReturnValue(vehicles)
  vi.mocked(useVehiclesOf).mockReturnValue(vehicles)
  vi.mocked(useVehicleDays).mockReturnValue(ready([someDays(), someDays({ id: 'v-2', ev: true })]))
})

const rows = () => [...document.querySelectorAll('tbody tr[data-index]')].map((row) => row.textContent ?? '')
const totals = () => document.querySelector('tfoot')?.textContent ?? ''

describe('the list of expenses', () => {
  it('shows the expenses of the period, newest first, and sums up what it lists', async () => {
    await show()
    expect(rows()).toHaveLength(2)
    expect(rows()[0]).toContain('Prairie Star Fuel')
    for (const sum of ['2 expenses listed', '$52.19', '10.0\u00a0gal', '40.0\u00a0kWh'])
      expect(totals()).toContain(sum)
  })

  it('sums up less where it lists less', async () => {
    await show({ search: { type: 'charging', days: '60' } })
    expect(rows()).toHaveLength(1)
    expect(totals()).toContain('$17.60')
    expect(totals()).not.toContain('gal')
    // The figures above stay those of the period.
    expect(screen.getByRole('region', { name: 'Spent in 60 days' }).textContent).toContain('$86.78')
  })

  it('keeps to the fleet of the header', async () => {
    await show({ fleet: 'Fleet Two' })
    expect(rows()).toHaveLength(1)
    expect(rows()[0]).toContain('Amp & Go')
  })

  it('marks both expenses that look like one', async () => {
    vi.mocked(useExpenses).mockReturnValue(ready([anExpense(), anExpense({ id: 'e-9' }), CHARGE]))
    await show()
    expect(screen.getAllByText('Possible duplicate')).toHaveLength(2)
  })

  it('says to a dealer that there are none', async () => {
    enterMode('dealer')
    await show()
    expect(screen.getByRole('heading', { name: 'Expenses are for fleets' })).toBeTruthy()
  })

  it('works in a plan without distances, but for the cost per mile', async () => {
    setEssentials(true)
    await show({ search: { view: 'cost' } })
    expect(screen.getByText('Cost per mile is not included in your plan')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Spent in 30 days' }).textContent).not.toContain(
      'the vehicles used',
    )
  })
})

describe('an open expense', () => {
  it('has a receipt whose lines agree with the amount', async () => {
    await show({ search: { expense: 'e-1' } })
    const receipt = screen.getByRole('article').textContent
    for (const line of ['Prairie Star Fuel', '10.00\u00a0gal × $3.459/gal', '$34.59', 'Amount before tax'])
      expect(receipt).toContain(line)
  })

  it('offers to attach one where there is none', async () => {
    await show({ search: { expense: 'e-2' } })
    expect(screen.getByText('No receipt')).toBeTruthy()
    expect(screen.getByLabelText('Attach a picture')).toBeTruthy()
  })

  it('says when it is not there', async () => {
    await show({ search: { expense: 'e-404' } })
    expect(screen.getByText('We could not find this expense')).toBeTruthy()
  })

  it('is published once it is shown, with its type', async () => {
    const listener = vi.fn()
    const stop = onSessionEvent(listener)
    await show({ search: { expense: 'e-404' } })
    expect(listener).not.toHaveBeenCalled()
    cleanup()
    await show({ search: { expense: 'e-2' } })
    expect(listener.mock.calls).toEqual([[{ kind: 'expenseOpened', isCharging: true }]])
    stop()
  })
})

describe('the form', () => {
  const submit = () => fireEvent.click(screen.getByRole('button', { name: /^(Save expense|Add anyway)$/ }))

  it('asks for what is empty once somebody saves, and stores nothing', async () => {
    await show({ search: { edit: 'new' } })
    expect(screen.queryByText('Value required')).toBeNull()
    submit()
    expect((await screen.findAllByText('Value required')).length).toBeGreaterThan(5)
    expect(addExpense).not.toHaveBeenCalled()
  })

  it('shows the picture that an expense already has, and can replace it', async () => {
    const receiptPicture = 'data:image/jpeg;base64,AAAA'
    vi.mocked(useExpenses).mockReturnValue(ready([anExpense({ receiptPicture })]))
    await show({ search: { edit: 'e-1' } })
    const form = within(await screen.findByRole('dialog'))
    expect(form.getByRole('img', { name: 'Attached receipt' }).getAttribute('src')).toBe(receiptPicture)
    expect(form.getByLabelText('Choose another picture')).toBeTruthy()
  })

  it('says in a sentence what is wrong with a number, and keeps it', async () => {
    await show({ search: { edit: 'new' } })
    typeIn('Volume', 'ten')
    expect(screen.getByText('Enter a number, such as 12.5.')).toBeTruthy()
    typeIn('Unit price', '-3')
    expect(screen.getByText('Enter a number above zero.')).toBeTruthy()
    expect(shownIn('Volume')).toBe('ten')
  })

  it('computes the amount from volume and price', async () => {
    await show({ search: { edit: 'new' } })
    typeIn('Volume', '14.21')
    typeIn('Unit price', '3.459')
    expect(shownIn('Amount before tax')).toBe('49.15')
  })

  it('says what is missing at its fields, and covers nothing with a toast', async () => {
    await show({ search: { edit: 'new' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save expense' }))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
    expect(currentToast()).toBeUndefined()
  })

  it('keeps what was typed when the form is opened again, and says so', async () => {
    await show({ search: { edit: 'new' } })
    typeIn('Merchant', 'Corner Gas')
    cleanup()
    await show({ search: { edit: 'new' } })
    expect(shownIn('Merchant')).toBe('Corner Gas')
    expect(screen.getByText('Your unsaved changes were restored.')).toBeTruthy()
  })

  it('names the other expense of the same vehicle, day and amount while one is edited', async () => {
    const twin = anExpense({ id: 'e-9', merchant: { us: 'Kedzie', ca: 'K', mx: 'K' } })
    vi.mocked(useExpenses).mockReturnValue(ready([anExpense(), twin]))
    await show({ search: { edit: 'e-1' } })
    expect(screen.getByText(/Fueling at Kedzie/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the other one' }).getAttribute('href')).toContain(
      'expense=e-9',
    )
  })
})
