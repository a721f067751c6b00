import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ready } from '#domain/base/live'
import type { FeedEvent, FeedItem } from '#domain/notifications/feed'
import { useFeed, useFeedGroups } from '../../../data/queries/feed'
import { setPanelOpen, useBellRings } from '../../../state/panel'
import { resetVisitState } from '../../../state/visit'
import { clearToasts, currentToast } from '../../../ui/feedback/toast'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { FeedWatch, PAUSE_MS } from './FeedWatch'

vi.mock('../../../data/queries/feed', () => ({ useFeed: vi.fn(), useFeedGroups: vi.fn() }))

let live = ready<FeedItem[]>([])
const listeners = new Set<() => void>()
let count = 0

function news(minutesAgo = -1, event: FeedEvent = { kind: 'offHours' }): FeedItem {
  count += 1
  const subject = { vehicleId: 'v-1', vehicle: 'Unit 118', driverId: null, driver: null }
  return { id: `ff-${count}`, section: 'fleet', ...subject, minutesAgo, event }
}

let items: FeedItem[] = []
const arrive = (...added: FeedItem[]) =>
  act(() => {
    items = [...added, ...items]
    live = ready(items)
    for (const listener of listeners) listener()
  })

function Page() {
  return (
    <>
      <p>{`${useBellRings()} rings`}</p>
      <FeedWatch />
    </>
  )
}

async function show(at = '/home') {
  const router = createRouter({
    routeTree: createRootRoute({ component: Page, notFoundComponent: Page }),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  resetVisitState()
  clearToasts()
  items = [news(30)]
  live = ready(items)
  vi.mocked(useFeed).mockImplementation(() =>
    useSyncExternalStore(
      (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      () => live,
    ),
  )
  vi.mocked(useFeedGroups).mockReturnValue(ready(new Map()))
})
afterEach(() => vi.useRealTimers())

describe('what arrives during a visit', () => {
  it('rings the bell and is said in a banner', async () => {
    await show()
    arrive(news())
    expect(screen.getByText('1 rings')).toBeTruthy()
    expect(currentToast()).toMatchObject({
      message: 'Unit 118: Off-hours driving',
      action: { label: 'View' },
    })
  })

  it('is nothing that was there before, nor what older data brings', async () => {
    await show()
    expect(screen.getByText('0 rings')).toBeTruthy()
    arrive(news(40))
    expect(screen.getByText('0 rings')).toBeTruthy()
  })

  it('is told together while it floods', async () => {
    await show()
    arrive(news())
    clearToasts()
    arrive(news(), news())
    arrive(news())
    expect(currentToast()).toBeUndefined()
    act(() => vi.advanceTimersByTime(PAUSE_MS))
    expect(screen.getByText('2 rings')).toBeTruthy()
    expect(currentToast()?.message).toBe('3 new notifications')
  })

  it.each<[string, () => Promise<void>]>([
    ['the panel is open', () => Promise.resolve(setPanelOpen(true)).then(() => show())],
    ['the center is', () => show('/all-notifications')],
  ])('is only announced while %s', async (_, open) => {
    await open()
    arrive(news())
    expect(currentToast()).toBeUndefined()
    expect(screen.getByRole('status').textContent).toBe('Unit 118: Off-hours driving')
  })

  it('leaves the words of a test to the test', async () => {
    await show()
    arrive(
      news(0, { kind: 'rule', ruleId: '4', ruleType: 7, name: 'Fast', reason: 'fixedSpeed', isTest: true }),
    )
    expect(screen.getByText('1 rings')).toBeTruthy()
    expect(currentToast()).toBeUndefined()
  })

  it('does not ring for a camera that was not added', async () => {
    await show()
    arrive(news(-1, { kind: 'cameraOff' }))
    expect(screen.getByText('0 rings')).toBeTruthy()
  })
})
