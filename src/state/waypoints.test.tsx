import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onWaypoints, useWaypoint, useWaypointArea, waypointArea, waypointTarget } from './waypoints'

afterEach(cleanup)

const Bell = ({ children = 'bell' }) => (
  <button type="button" ref={useWaypoint('bell')}>
    {children}
  </button>
)
const Ring = () => <p ref={useWaypoint('health')}>ring</p>
const Bar = () => <p ref={useWaypoint('health', 2)}>bar</p>

describe('the target of a waypoint', () => {
  it('is there as long as it is mounted', () => {
    const { unmount } = render(<Bell />)
    expect(waypointTarget('bell')).toBe(screen.getByText('bell'))
    unmount()
    expect(waypointTarget('bell')).toBeNull()
  })

  it('is said when it comes and when it goes', () => {
    const heard = vi.fn()
    const end = onWaypoints(heard)
    const { unmount } = render(<Bell />)
    expect(heard).toHaveBeenCalledTimes(1)
    unmount()
    expect(heard).toHaveBeenCalledTimes(2)
    end()
    render(<Bell />)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('is the one that came last while one screen takes the place of another', () => {
    const first = render(<Bell>one</Bell>)
    const second = render(<Bell>two</Bell>)
    expect(waypointTarget('bell')?.textContent).toBe('two')
    second.unmount()
    expect(waypointTarget('bell')?.textContent).toBe('one')
    first.unmount()
    expect(waypointTarget('bell')).toBeNull()
  })

  it('may be another for each step; a step without its own points at the first', () => {
    render(<Ring />)
    expect(waypointTarget('health', 2)?.textContent).toBe('ring')
    render(<Bar />)
    expect(waypointTarget('health', 2)?.textContent).toBe('bar')
    expect(waypointTarget('health')?.textContent).toBe('ring')
  })
})

it('the area of several waypoints is there as long as it is mounted, and is no target', () => {
  const Chips = () => <p ref={useWaypointArea(['map-tabs', 'map-filter'])}>chips</p>
  const { unmount } = render(<Chips />)
  const chips = screen.getByText('chips')
  expect([waypointArea('map-tabs'), waypointArea('map-filter'), waypointTarget('map-tabs')]).toEqual([
    chips,
    chips,
    null,
  ])
  expect(waypointArea('map-tabs', 3)).toBe(chips)
  unmount()
  expect(waypointArea('map-filter')).toBeNull()
})

it('the area of a later step does not belong to the first', () => {
  const Route = () => <p ref={useWaypointArea(['trips'], 2)}>route</p>
  render(<Route />)
  expect(waypointArea('trips', 2)).toBe(screen.getByText('route'))
  expect(waypointArea('trips')).toBeNull()
})
