import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWaypoint } from '../../../state/waypoints'
import { isInSight } from './occlusion'
import { trackBeacons } from './trackBeacons'
import { REPOSITION_AFTER_MS } from './whenAtRest'

// There is no layout in this environment: the target is visible at a position that a test sets.
vi.mock('./occlusion', async (original) => ({
  ...(await original<typeof import('./occlusion')>()),
  isInSight: vi.fn(() => true),
  isCoveredAt: () => false,
  viewOf: () => ({ left: 0, top: 0, right: 1000, bottom: 1000 }),
  roomWithout: () => ({ left: 0, top: 0, right: windowWidth, bottom: 1000 }),
}))

let windowWidth = 1000

const targetAt = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, top, 300, 300))

function Screen() {
  return <p ref={useWaypoint('bell')}>news</p>
}

function follow() {
  render(<Screen />)
  const layer = document.body.appendChild(document.createElement('section'))
  const button = layer.appendChild(document.createElement('button'))
  const tracker = trackBeacons(layer)
  tracker.follow(button, 'bell', 1)
  return { button, stop: tracker.stop }
}

const rest = () => vi.advanceTimersByTimeAsync(REPOSITION_AFTER_MS + 50)

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(isInSight).mockClear()
  windowWidth = 1000
  targetAt(300)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks what lies over a target only when something that decides its place has changed', async () => {
  const { button, stop } = follow()
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
  const { button, stop } = follow()
  await rest()

  windowWidth = 600
  window.dispatchEvent(new Event('resize'))
  await vi.advanceTimersByTimeAsync(20)
  expect(button.dataset.shown).toBe('false')
  targetAt(200)
  await rest()
  expect(button.dataset.shown).toBe('true')
  stop()
})
