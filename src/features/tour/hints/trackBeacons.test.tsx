import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WAYPOINTS, type WaypointName } from '#domain/tour/waypoints'
import { useWaypoint } from '../../../state/waypoints'
import { isInSight } from './occlusion'
import { REPOSITION_AFTER_MS, trackBeacons } from './trackBeacons'

// There is no layout in this environment: the target is visible at a position that a test sets.
vi.mock('./occlusion', async (original) => ({
  ...(await original<typeof import('./occlusion')>()),
  isInSight: vi.fn(() => true),
  isCoveredAt: () => false,
  findTexts: () => [],
  viewOf: () => ({ left: 0, top: 0, right: 1000, bottom: 1000 }),
  roomWithout: () => ({ left: 0, top: 0, right: windowWidth, bottom: 1000 }),
}))

let windowWidth = 1000

/** Side by side, 100 pixels each. */
const NAMES = ['bell', 'search', 'health', 'recalls', 'fleets'] as const
const CONTENT: Record<string, number> = Object.fromEntries(NAMES.map((name, at) => [name, at * 200]))

function targetAt(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(CONTENT[this.textContent] ?? 0, top, 100, 100)
  })
}

function Target({ name }: { name: WaypointName }) {
  return <p ref={useWaypoint(name)}>{name}</p>
}

/** The bell, which has a hint on some screens only. */
function Hinted({ isHinted = true }: { isHinted?: boolean }) {
  const target = useWaypoint('bell')
  return <p ref={isHinted ? target : null}>bell</p>
}

const shownOf = (buttons: readonly HTMLElement[]) => buttons.map(({ dataset }) => dataset.shown === 'true')

function follow(...names: WaypointName[]) {
  render(names.map((name) => <Target key={name} name={name} />))
  const layer = document.body.appendChild(document.createElement('section'))
  const tracker = trackBeacons(layer)
  const idOf = (name: WaypointName) => WAYPOINTS.find((waypoint) => waypoint.name === name)?.id ?? 0
  const followed = names.map((name) => {
    const button = layer.appendChild(document.createElement('button'))
    button.dataset.beacon = ''
    tracker.follow(button, { id: idOf(name), name, step: 1, isLit: false })
    return button
  })
  return { button: followed[0] as HTMLElement, buttons: followed, tracker, stop: tracker.stop }
}

const rest = () => vi.advanceTimersByTimeAsync(REPOSITION_AFTER_MS + 50)

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(isInSight).mockClear()
  windowWidth = 1000
  targetAt(300)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks what lies over a target only when something that decides its place has changed', async () => {
  const { button, stop } = follow('bell')
  await rest()
  expect(button.dataset.shown).toBe('true')
  expect(isInSight).toHaveBeenCalledOnce()

  document.body.append(document.createElement('i'))
  await rest()
  expect(isInSight).toHaveBeenCalledOnce()

  targetAt(500)
  document.body.append(document.createElement('i'))
  await rest()
  expect(isInSight).toHaveBeenCalledTimes(2)

  document.body.insertAdjacentHTML('beforeend', '<div role="status">saved</div>')
  await rest()
  expect(isInSight).toHaveBeenCalledTimes(3)
  stop()
})

it('hides a beacon that a turned window has no room for, until it is placed anew', async () => {
  const { button, stop } = follow('bell')
  await rest()

  windowWidth = 60
  window.dispatchEvent(new Event('resize'))
  await vi.advanceTimersByTimeAsync(20)
  expect(button.dataset.shown).toBe('false')
  targetAt(200)
  await rest()
  expect(button.dataset.shown).toBe('true')
  stop()
})

it('hides a beacon with the next frame once its target is an element without a hint', async () => {
  const { button, stop } = follow('bell')
  await rest()
  expect(button.dataset.shown).toBe('true')
  const { rerender } = render(<Hinted />)
  await rest()
  rerender(<Hinted isHinted={false} />)
  await vi.advanceTimersByTimeAsync(20)
  expect(button.dataset.shown).toBe('false')
  stop()
})

it('shows three beacons in the order of their ids, and the next when one is gone', async () => {
  const { buttons, tracker, stop } = follow('fleets', 'recalls', 'health', 'search', 'bell')
  await rest()
  expect(shownOf(buttons)).toEqual([false, false, true, true, true])

  tracker.forget(buttons[4] as HTMLElement)
  await rest()
  expect(shownOf(buttons.slice(0, 4))).toEqual([false, true, true, true])
  stop()
})

it.each([
  ['hides a beacon whose target has a control at every corner', 'region', false],
  ['shows a beacon at every corner of whose target a control is under its panel', 'dialog', true],
])('%s', async (_, role, shown) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
  const control = document.body.appendChild(document.createElement('button'))
  const { button, stop } = follow('bell')
  screen.getByText('bell').parentElement?.setAttribute('role', role)
  await rest()
  expect(shownOf([button])).toEqual([shown])
  control.remove()
  stop()
})

it('always shows the beacon of the open hint', async () => {
  const { buttons, tracker, stop } = follow('bell', 'search', 'health', 'fleets')
  await rest()
  tracker.follow(buttons[3] as HTMLElement, { id: 18, name: 'fleets', step: 1, isLit: true })
  await rest()
  expect(shownOf(buttons)).toEqual([true, true, false, true])
  stop()
})

it('lets a touch come first', async () => {
  const { button, stop } = follow('bell')
  await vi.advanceTimersByTimeAsync(REPOSITION_AFTER_MS - 20)
  fireEvent.pointerDown(document.body)
  await vi.advanceTimersByTimeAsync(50)
  expect(isInSight).not.toHaveBeenCalled()
  await rest()
  expect(button.dataset.shown).toBe('true')
  stop()
})
