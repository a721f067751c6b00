import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ready } from '#domain/base/live'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { daily, quietDays, ruleDraft } from '#domain/testing/firingDays'
import { addFeedItem } from '../../../../data/queries/feed'
import { type RuleVehicle, usePathTrips, useRuleVehicles } from '../../../../data/queries/firingFacts'
import { useRuleScope } from '../../../../data/queries/ruleScope'
import { clearToasts, currentToast } from '../../../../ui/feedback/toast'
import { renderInEnglish } from '../../../../ui/testing/renderIn'
import { WhenItFires, type WhenItFiresProps } from './WhenItFires'

vi.mock('../../../../data/queries/firingFacts', () => ({ useRuleVehicles: vi.fn(), usePathTrips: vi.fn() }))
vi.mock('../../../../data/queries/ruleScope', () => ({ useRuleScope: vi.fn() }))
vi.mock('../../../../data/queries/feed', () => ({ addFeedItem: vi.fn() }))

function vehicle(id: string, label: string, passes: Record<number, number[]> | null): RuleVehicle {
  return {
    id,
    label,
    tags: [],
    image: { body: 'pickup', paint: 'blue' },
    driverId: `u-${id.slice(2)}`,
    driver: `Driver of ${label}`,
    days: passes && quietDays({ fastPasses: daily<number[]>([], passes) }),
  }
}

const VEHICLES = [
  vehicle('v-1', 'Unit 118', { 4: [82] }),
  vehicle('v-2', 'Unit 160', { 0: [81, 90], 9: [86] }),
  vehicle('v-3', 'Unit 112', {}),
  vehicle('v-4', 'Unit 104', null),
]

const speeding = (speed: number, changes: Partial<RuleDraft> = {}) =>
  ruleDraft(RULE_TYPES.driverBehavior, {
    toggles: { ...RULE_DEFAULTS.toggles, fixedSpeed: true },
    speedConditions: { ...RULE_DEFAULTS.speedConditions, fixed: { speed, unit: 'mph' } },
    ...(changes as object),
  })

let change: (props: Partial<WhenItFiresProps>) => void = () => undefined

async function show(props: Partial<WhenItFiresProps> = {}) {
  function Page() {
    const [shown, setShown] = useState<WhenItFiresProps>({
      rule: speeding(80),
      name: 'Highway speed',
      ruleId: '4',
      ...props,
    })
    change = (next) => act(() => setShown((before) => ({ ...before, ...next })))
    return <WhenItFires {...shown} />
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return within(await screen.findByRole('region', { name: 'When it fires' }))
}

const stored = (id: string | null) => vi.mocked(addFeedItem).mockResolvedValue({ value: id } as never)
const count = () => screen.getByRole('status', { name: 'Times in the last 60 days' }).textContent
const test = () => fireEvent.click(screen.getByRole('button', { name: 'Test it' }))

beforeEach(() => {
  vi.resetAllMocks()
  clearToasts()
  stored('ff-99')
  vi.mocked(useRuleVehicles).mockReturnValue(ready(VEHICLES))
  vi.mocked(usePathTrips).mockReturnValue(ready([]))
  vi.mocked(useRuleScope).mockReturnValue(ready({ vehicles: [], people: [] }))
})

describe('when a rule fires', () => {
  it('says the sentence, the number and the vehicles behind it', async () => {
    const region = await show()
    expect(region.getByText(/^Tells all managers in the app/).textContent).toBe(
      'Tells all managers in the app when any of 4 vehicles passes 80\u00a0mph.',
    )
    expect(count()).toBe('4 times it would have fired on 3 of the last 60 days')
    const rows = within(region.getByRole('list', { name: 'Vehicles behind it' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Unit 160Driver of Unit 1603 times/),
      expect.stringMatching(/^Unit 118Driver of Unit 1181 time/),
    ])
    expect(region.getByRole('link', { name: 'Unit 160' }).getAttribute('href')).toBe('/1/detail/v-2')
    expect(region.getByText('1 vehicle never did. 1 vehicle sends no history.')).toBeTruthy()
  })

  it('follows each key, and tells a screen reader once the typing is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await show()
    change({ rule: speeding(85) })
    expect(count()).toMatch(/^2 times/)
    const announced = () => document.querySelector('[aria-live="polite"]')?.textContent
    expect(announced()).toMatch(/^4 times/)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(announced()).toMatch(/^2 times/)
    vi.useRealTimers()
  })

  it('says so when nothing would have fired', async () => {
    const region = await show({ rule: speeding(95) })
    expect(count()).toBe('0 times it would have fired in the last 60 days')
    expect(region.getByRole('img', { name: 'Times by day: none' })).toBeTruthy()
  })

  it('has no heading over nothing while no vehicle is chosen', async () => {
    await show({ rule: speeding(80, { allVehicles: false, selectedVehicles: [] }) })
    expect(await screen.findByText('times it would have fired')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Vehicles behind it' })).toBeNull()
  })

  it('says that a chosen vehicle was removed', async () => {
    const region = await show({
      rule: speeding(80, { allVehicles: false, selectedVehicles: ['v-1', 'v-77'] }),
    })
    expect(count()).toMatch(/^1 time it/)
    expect(region.getByText('1 chosen vehicle was removed and is not counted.')).toBeTruthy()
  })

  it('marks a count as old while a number of the form is invalid', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await show()
    expect(screen.getByRole('status').getAttribute('aria-describedby')).toBeNull()
    change({ isOutdated: true })
    const old = 'This is for the last valid number. Correct the marked number to update it.'
    const note = document.getElementById(screen.getByRole('status').getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe(old)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe(old)
    vi.useRealTimers()
  })

  it('offers the value that fires about weekly, and keeps focus when it is taken', async () => {
    const passes = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [at, [81, 82 + at]]))
    vi.mocked(useRuleVehicles).mockReturnValue(ready([vehicle('v-1', 'Unit 118', passes)]))
    const onAdopt = vi.fn((rule: RuleDraft) => change({ rule }))
    const region = await show({ onAdopt })
    expect(await region.findByText('That is about 2 times a day, more than most managers read.')).toBeTruthy()
    expect(region.getByText('At 132 mph it would have fired 9 times, about once a week.')).toBeTruthy()
    fireEvent.click(region.getByRole('button', { name: /^Use 132/ }))
    expect(count()).toMatch(/^9 times/)
    expect(document.activeElement).toBe(screen.getByRole('status'))
    await waitFor(() => expect(region.queryByText(/times a day/)).toBeNull())
  })

  it('asks for a geofence before there is one', async () => {
    const region = await show({ rule: ruleDraft(RULE_TYPES.geofence), fence: null })
    expect(region.getByText(/^Draw or choose a geofence/)).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('testing a rule', () => {
  it('adds a sample of the vehicle behind most firings to the feed', async () => {
    await show()
    test()
    await waitFor(() => expect(currentToast()?.message).toMatch(/^Test sent for Unit 160/))
    expect(addFeedItem).toHaveBeenCalledExactlyOnceWith({
      section: 'fleet',
      vehicleId: 'v-2',
      vehicle: 'Unit 160',
      driverId: 'u-2',
      driver: 'Driver of Unit 160',
      minutesAgo: expect.any(Number),
      event: {
        kind: 'rule',
        ruleId: '4',
        ruleType: RULE_TYPES.driverBehavior,
        name: 'Highway speed',
        reason: 'fixedSpeed',
        isTest: true,
      },
    })
  })

  it('takes the first vehicle where none would have fired', async () => {
    await show({ rule: speeding(95), ruleId: null })
    test()
    await waitFor(() => expect(currentToast()?.message).toMatch(/^Test sent for Unit 118/))
  })

  it.each([
    [{ problem: 'Enter a name.' }, 'Not tested yet. Enter a name.'],
    [{ rule: speeding(80, { inApp: false }) }, /^In-app notifications are off/],
    [{ rule: speeding(80, { allVehicles: false }) }, /^This rule watches no vehicle/],
  ])('rings nothing, but says why: %o', async (props, message) => {
    await show(props as Partial<WhenItFiresProps>)
    test()
    expect(currentToast()?.message).toMatch(message)
    expect(addFeedItem).not.toHaveBeenCalled()
  })

  it('says what keeps it from ringing, with the way to the settings', async () => {
    stored(null)
    await show()
    test()
    await waitFor(() =>
      expect(currentToast()?.message).toBe(
        '“Driver speeding” is off in the notification settings, so nothing would show up here.',
      ),
    )
    expect(currentToast()?.action?.label).toBe('Open settings')
  })

  it('says when it could not be stored', async () => {
    vi.mocked(addFeedItem).mockRejectedValue(new Error('full'))
    await show()
    test()
    await waitFor(() => expect(currentToast()?.tone).toBe('problem'))
  })
})
