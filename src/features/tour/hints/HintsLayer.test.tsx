import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordEvent } from '../../../session/recordEvent'
import { sendHint } from '../../../session/tour'
import { resumeVisit } from '../../../session/visit'
import { enterMode, resetModes, setEssentials } from '../../../state/mode'
import { waypointState } from '../../../state/tour'
import { resetVisitState } from '../../../state/visit'
import { useWaypoint } from '../../../state/waypoints'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { HintsLayer } from './HintsLayer'

vi.mock('../../../session/recordEvent', () => ({ recordEvent: vi.fn(async () => true) }))
// There is no layout in this environment: every mounted target is visible.
vi.mock('./occlusion', async (original) => ({
  ...(await original<typeof import('./occlusion')>()),
  isInSight: () => true,
  isCoveredAt: () => false,
  findTexts: () => [],
  viewOf: () => ({ left: 0, top: 0, right: 1000, bottom: 1000 }),
  roomWithout: () => ({ left: 0, top: 0, right: 1000, bottom: 1000 }),
  boxOf: () => ({ left: 300, top: 300, right: 600, bottom: 600 }),
}))

const pressed = vi.fn()

function Screen() {
  return (
    <>
      <button type="button" ref={useWaypoint('bell')} onClick={pressed}>
        Notifications
      </button>
      <p ref={useWaypoint('map-tabs')}>tabs</p>
      <p ref={useWaypoint('driver-score')}>score</p>
      <input aria-label="Search" />
      <input type="checkbox" aria-label="All" />
    </>
  )
}

async function show() {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <HintsLayer />
      </>
    ),
  })
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: Screen }),
    createRoute({ getParentRoute: () => root, path: '/other', component: () => <p>other</p> }),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return router
}

const beacon = (name: string) => screen.findByRole('button', { name: `Hint: ${name}`, hidden: true })
const press = async (name: string) => fireEvent.click(await beacon(name), { detail: 1 })
const recorded = () => vi.mocked(recordEvent).mock.calls.map(([action]) => action)

beforeEach(() => {
  act(() => {
    resetModes()
    resumeVisit()
    resetVisitState()
  })
  vi.clearAllMocks()
})

describe('a hint', () => {
  it('is opened and closed by its beacon, which says so', async () => {
    await show()
    await press('Notifications')
    const bubble = screen.getByRole('dialog', { name: 'News comes to you', hidden: true })
    expect((await beacon('Notifications')).getAttribute('aria-expanded')).toBe('true')
    expect(bubble.contains(document.activeElement)).toBe(false)
    await press('Notifications')
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
    expect(recorded()).toEqual(['1-open', '1-close'])
  })

  it('keeps its beacon for 600 ms and leaves the focus at its target', async () => {
    await show()
    const light = await beacon('Notifications')
    light.focus()
    fireEvent.click(light, { detail: 0 })
    const bubble = screen.getByRole('dialog', { hidden: true })
    await waitFor(() => expect(bubble).toBe(document.activeElement))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(document.activeElement).toBe(light)
    await waitFor(() => expect(light.isConnected).toBe(false))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notifications' }))
    expect(waypointState().closedWaypoints).toEqual([1])
  })

  it('leads through its steps to the end', async () => {
    await show()
    await press('Map tabs')
    expect(screen.getByText('1 of 3')).toBeTruthy()
    const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next', hidden: true }))
    next()
    expect(screen.getByText('2 of 3')).toBeTruthy()
    next()
    next()
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
    expect(recorded()).toEqual(['7.1-open', '7.1-close', '7.2-open', '7.2-close', '7.3-open', '7.3-close'])
  })

  it('is closed by using its target, which does what it does', async () => {
    await show()
    await press('Notifications')
    fireEvent.click(screen.getByText('Notifications'))
    expect(pressed).toHaveBeenCalledOnce()
    expect(waypointState()).toMatchObject({ open: null, closedWaypoints: [1] })
  })

  it('is put away by typing, but not by a checkbox', async () => {
    await show()
    await press('Notifications')
    fireEvent.click(screen.getByLabelText('All'))
    expect(waypointState().activeWaypoint).toBe(1)
    fireEvent.input(screen.getByLabelText('Search'), { target: { value: 'v' } })
    expect(waypointState()).toMatchObject({ activeWaypoint: -2, closedWaypoints: [] })
    expect(recorded()).toEqual(['1-open', '1-close'])
  })

  it('is left with its screen', async () => {
    const router = await show()
    await press('Notifications')
    await act(() => router.navigate({ to: '/other' }))
    expect(recorded()).toEqual(['1-open', '1-close'])
    expect(waypointState()).toMatchObject({ activeWaypoint: -1, closedWaypoints: [] })
  })

  it('is closed before a page that is left says what it owes', async () => {
    await show()
    await press('Notifications')
    const owed: string[][] = []
    addEventListener('pagehide', () => owed.push(recorded()), { once: true })
    fireEvent(window, new Event('pagehide'))
    expect(owed).toEqual([['1-open', '1-close']])
  })
})

describe('the hints', () => {
  it.each([
    ['a dealer', () => enterMode('dealer')],
    ['a player', () => enterMode('game')],
  ])('are not for %s, and an open one is closed', async (_, enter) => {
    await show()
    await press('Notifications')
    act(enter)
    expect(screen.queryByRole('button', { name: /^Hint/, hidden: true })).toBeNull()
    expect(recorded()).toEqual(['1-open', '1-close'])
  })

  it('of what a plan locks are left out', async () => {
    act(() => setEssentials(true))
    await show()
    await beacon('Notifications')
    expect(screen.queryByRole('button', { name: 'Hint: Driver score', hidden: true })).toBeNull()
  })

  it('that were closed stay away until they are asked for', async () => {
    act(() => {
      sendHint({ kind: 'pressed', id: 1 })
      sendHint({ kind: 'closed' })
    })
    await waitFor(() => expect(waypointState().activeWaypoint).toBe(-1))
    await show()
    await beacon('Map tabs')
    expect(screen.queryByRole('button', { name: 'Hint: Notifications', hidden: true })).toBeNull()
    act(() => sendHint({ kind: 'again' }))
    expect(await beacon('Notifications')).toBeTruthy()
  })
})
