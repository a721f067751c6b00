import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Challenge } from '#domain/game/challenges'
import { publishEvent } from '../../session/events'
import { COUNTDOWN_MS, type PlayedRun, playRun } from '../../session/game/playRun'
import { testClock } from '../../session/testing/testClock'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/fields/Tabs'

let played: PlayedRun
let finds: number[]
afterEach(() => {
  played.drop()
  cleanup()
})

const goTo = (pathname: string, search: Record<string, string>) =>
  publishEvent({ kind: 'navigated', pathname, search })

/** Shows a prompt whose answer has been on the screen since before it. */
function promptAt(challenge: Challenge, pathname: string, search: Record<string, string>): void {
  finds = []
  const clock = testClock()
  played = playRun({
    setup: { kind: 'practice', deck: 'full', seed: 1, lengthMs: null, available: [challenge] },
    clock,
    startsAtMs: clock.nowMs() + COUNTDOWN_MS,
    data: () => ({ region: 'us', vehicles: [], vehicleDays: [], driverIds: [], targetId: null }),
    onStart: () => undefined,
    onRun: () => undefined,
    onCheck: (value) => finds.push(value),
    onEnd: () => undefined,
  })
  goTo(pathname, search)
  clock.pass(COUNTDOWN_MS + 1_000)
}

function MapTabs() {
  const [tab, setTab] = useState('charging')
  return (
    <Tabs selected={tab} onSelect={setTab}>
      <TabList label="Map">
        <Tab id="vehicles">Vehicles</Tab>
        <Tab id="charging">Charging stations</Tab>
      </TabList>
      <TabPanel id={tab}>List</TabPanel>
    </Tabs>
  )
}

/** The events of a press by mouse. */
function press(element: Element): void {
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0 }
  fireEvent.pointerDown(element, pointer)
  fireEvent.mouseDown(element, { button: 0, detail: 1 })
  fireEvent.pointerUp(element, pointer)
  fireEvent.mouseUp(element, { button: 0, detail: 1 })
  fireEvent.click(element, { button: 0, detail: 1 })
}

describe('a press of what is already chosen', () => {
  it('answers a prompt for that tab of the map', () => {
    render(<MapTabs />)
    promptAt('plug-in', '/0', { tab: 'charging' })
    expect(finds).toEqual([])
    press(screen.getByText('Charging stations'))
    expect(finds).toEqual([104])
  })

  it('answers it by keyboard too', () => {
    render(<MapTabs />)
    promptAt('plug-in', '/0', { tab: 'charging' })
    const tab = screen.getByRole('tab', { name: 'Charging stations' })
    fireEvent.keyDown(tab, { key: 'Enter' })
    fireEvent.keyUp(tab, { key: 'Enter' })
    expect(finds).toEqual([104])
  })

  it('answers a prompt for that segment', () => {
    const segments = [
      { id: '30', label: '30 days' },
      { id: '60', label: '60 days' },
    ]
    render(<SegmentedControl label="Days" segments={segments} value="60" onChange={() => undefined} />)
    promptAt('go-the-extra-mile', '/home', { days: '60' })
    press(screen.getByText('60 days'))
    expect(finds).toEqual([21])
  })

  it('is not the press that chooses another tab', () => {
    render(<MapTabs />)
    promptAt('plug-in', '/0', { tab: 'charging' })
    press(screen.getByText('Vehicles'))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Vehicles')
    expect(finds).toEqual([])
  })
})
