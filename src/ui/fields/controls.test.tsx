import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { Chip } from '../controls/Chip'
import { ChipGroup } from '../controls/ChipGroup'
import { StatTile } from '../display/StatTile'
import { ErrorState } from '../feedback/ErrorState'
import { Progress } from '../feedback/Progress'
import { Popover } from '../overlays/Popover'
import { Pagination } from '../paging/Pagination'
import { QrCode } from '../qr/QrCode'
import { advanceClock, installFakeClock } from '../testing/clock'
import { renderInEnglish } from '../testing/renderIn'
import { SegmentedControl } from './SegmentedControl'
import { Tab, TabList, TabPanel, Tabs } from './Tabs'

installFakeClock()

describe('a segmented control', () => {
  it('is a choice of one that cannot be taken back', () => {
    const onChange = vi.fn()
    renderInEnglish(
      <SegmentedControl
        label="Days"
        segments={[
          { id: '7', label: '7 days' },
          { id: '30', label: '30 days' },
        ]}
        value="30"
        onChange={onChange}
      />,
    )
    expect(screen.getByRole('radiogroup', { name: 'Days' })).toBeTruthy()
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('30 days')
    fireEvent.click(screen.getByRole('radio', { name: '30 days' }))
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('radio', { name: '7 days' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('7')
  })

  it.each([
    ['ArrowRight', '60'],
    ['ArrowLeft', '7'],
    ['ArrowDown', '60'],
    ['ArrowUp', '7'],
  ])('is one stop of the tab key, where %s chooses', (key, chosen) => {
    const onChange = vi.fn()
    renderInEnglish(
      <SegmentedControl
        label="Days"
        segments={['7', '30', '60'].map((id) => ({ id, label: `${id} days` }))}
        value="30"
        onChange={onChange}
      />,
    )
    const radios = screen.getAllByRole('radio')
    expect(radios.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
    const checked = screen.getByRole('radio', { checked: true })
    checked.focus()
    fireEvent.keyDown(checked, { key })
    expect(onChange).toHaveBeenCalledExactlyOnceWith(chosen)
    expect(document.activeElement?.textContent).toBe(`${chosen} days`)
  })

  it('goes on around its ends', () => {
    const onChange = vi.fn()
    renderInEnglish(
      <SegmentedControl
        label="Days"
        segments={['7', '30'].map((id) => ({ id, label: `${id} days` }))}
        value="30"
        onChange={onChange}
      />,
    )
    fireEvent.keyDown(screen.getByRole('radio', { checked: true }), { key: 'ArrowRight' })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('7')
  })
})

describe('chips', () => {
  it('say which filters are on, and switch one without the others', () => {
    const onChange = vi.fn()
    renderInEnglish(
      <ChipGroup
        label="Status"
        chips={[
          { id: 'moving', label: 'Moving' },
          { id: 'parked', label: 'Parked' },
        ]}
        value={['moving']}
        onChange={onChange}
      />,
    )
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Moving')
    fireEvent.click(screen.getByRole('button', { name: 'Parked' }))
    fireEvent.click(screen.getByRole('button', { name: 'Moving' }))
    expect(onChange.mock.calls).toEqual([[['moving', 'parked']], [[]]])
  })

  it('can be taken away by a button that says which', () => {
    const onRemove = vi.fn()
    renderInEnglish(<Chip onRemove={onRemove}>Truck</Chip>)
    fireEvent.click(screen.getByRole('button', { name: 'Remove Truck' }))
    expect(onRemove).toHaveBeenCalledOnce()
  })
})

function TwoTabs() {
  const [tab, setTab] = useState('all')
  return (
    <Tabs selected={tab} onSelect={setTab}>
      <TabList label="Notifications">
        <Tab id="all" count="21">
          All
        </Tab>
        <Tab id="alerts">Alerts</Tab>
      </TabList>
      <TabPanel id="all">Everything</TabPanel>
      <TabPanel id="alerts">Three alerts</TabPanel>
    </Tabs>
  )
}

describe('tabs', () => {
  it('show the panel of the chosen one only', () => {
    renderInEnglish(<TwoTabs />)
    expect(screen.getByRole('tabpanel').textContent).toBe('Everything')
    fireEvent.click(screen.getByRole('tab', { name: 'Alerts' }))
    expect(screen.getByRole('tabpanel').textContent).toBe('Three alerts')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Alerts')
  })

  it('keep the last panel until that of the chosen one is rendered', () => {
    renderInEnglish(<TwoTabs />)
    act(() => {
      flushSync(() => screen.getByRole('tab', { name: 'Alerts' }).click())
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Alerts')
      expect(screen.getByRole('tabpanel').textContent).toBe('Everything')
    })
    expect(screen.getByRole('tabpanel').textContent).toBe('Three alerts')
  })

  it('move with the arrow keys', () => {
    renderInEnglish(<TwoTabs />)
    const first = screen.getByRole('tab', { name: /All/ })
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowRight' })
    expect(screen.getByRole('tabpanel').textContent).toBe('Three alerts')
  })
})

describe('pages', () => {
  it('say where one is and go one on or to any', () => {
    const onChange = vi.fn()
    renderInEnglish(<Pagination label="Pages" page={3} pages={9} onChange={onChange} />)
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('3')
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    fireEvent.click(screen.getByRole('button', { name: 'Page 9' }))
    expect(onChange.mock.calls).toEqual([[4], [9]])
  })

  it('end at the last one, and are not there for a single one', () => {
    renderInEnglish(<Pagination label="Pages" page={9} pages={9} onChange={() => {}} />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true)
    renderInEnglish(<Pagination label="Single" page={1} pages={1} onChange={() => {}} />)
    expect(screen.queryByRole('navigation', { name: 'Single' })).toBeNull()
  })
})

describe('a popover', () => {
  it('opens by its button and closes from inside and on Escape', async () => {
    renderInEnglish(
      <Popover label="Details" trigger={{ kind: 'plain', children: 'More' }}>
        {(close) => (
          <button type="button" onClick={close}>
            Done
          </button>
        )}
      </Popover>,
    )
    const open = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'More' }))
      await advanceClock(50)
    }
    await open()
    expect(screen.getByRole('dialog', { name: 'Details' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    await advanceClock(400)
    expect(screen.queryByRole('dialog')).toBeNull()
    await open()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await advanceClock(400)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a figure', () => {
  it('says what it is, its unit and its change', () => {
    renderInEnglish(
      <StatTile
        label="Idle time"
        value="41"
        unit="h"
        delta={{ text: '+12%', direction: 'up', good: false }}
        caption="avg 30 h"
      />,
    )
    expect(document.body.textContent).toBe('Idle time41\u00a0h+12%avg 30 h')
  })
})

describe('progress', () => {
  it.each([
    [62, 62],
    [140, 100],
    [-3, 0],
  ])('of %i is shown as %i', (percent, value) => {
    renderInEnglish(<Progress label="Storing" percent={percent} />)
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Storing' }).value).toBe(value)
  })
})

describe('an error', () => {
  it('is said at once and offers a way out', () => {
    const onRetry = vi.fn()
    renderInEnglish(<ErrorState title="This list could not be read" onRetry={onRetry} />)
    expect(screen.getByRole('alert').textContent).toContain('This list could not be read')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('a QR code', () => {
  /** Converts the drawn path back into a square of modules, including the quiet zone. */
  function modulesOf(svg: Element): boolean[][] {
    const side = Number(svg.getAttribute('viewBox')?.split(' ')[2])
    const square = Array.from({ length: side }, () => Array<boolean>(side).fill(false))
    const path = svg.querySelector('path')?.getAttribute('d') ?? ''
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      for (let i = 0; i < Number(run); i += 1) {
        const row = square[Number(y)]
        if (row) row[Number(x) + i] = true
      }
    }
    return square
  }

  it('has its three finders and the white around it that a scanner needs', () => {
    renderInEnglish(<QrCode value="https://example.com/trial" label="Start a free trial" />)
    const square = modulesOf(screen.getByRole('img', { name: 'Start a free trial' }))
    const side = square.length
    const dark = (x: number, y: number) => square[y]?.[x] ?? false
    for (let i = 0; i < side; i += 1) {
      for (let edge = 0; edge < 4; edge += 1) {
        expect(dark(i, edge) || dark(edge, i) || dark(i, side - 1 - edge) || dark(side - 1 - edge, i)).toBe(
          false,
        )
      }
    }
    for (const [x, y] of [
      [4, 4],
      [side - 11, 4],
      [4, side - 11],
    ] as const) {
      const line = Array.from({ length: 7 }, (_, i) => dark(x + i, y + 3))
      expect(line).toEqual([true, false, true, true, true, false, true])
    }
  })
})
