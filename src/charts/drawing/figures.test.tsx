import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInEnglish } from '../../ui/testing/renderIn'
import type { ChartPoint } from '../chartTypes'
import { ColumnChart } from './ColumnChart'
import { LineChart } from './LineChart'
import { RowCharts } from './RowCharts'

function point(at: number, value: number | null, look?: ChartPoint['look']): ChartPoint {
  const text = value === null ? 'No data' : `${value} mi`
  return { key: `${at}`, tick: `Oct ${at}`, name: `October ${at}`, value, text, ...(look && { look }) }
}

const FIGURE = { title: 'Miles per day', pointHead: 'Day', tickText: String }
const DAYS = [point(1, 10), point(2, null), point(3, 30), point(4, 20)]

function showColumns(points: readonly ChartPoint[]) {
  return renderInEnglish(<ColumnChart {...FIGURE} valueHead="Miles" points={points} />)
}

describe('a chart of columns', () => {
  it('draws a column for each value, none for a gap', () => {
    const { container } = showColumns(DAYS)
    const columns = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join('')
    expect(columns.match(/M/g)).toHaveLength(3)
  })

  it('says its highest point until another is read, by keyboard or hand, and again after', () => {
    const { container } = showColumns(DAYS)
    expect(container.textContent).toContain('30 mi Highest: October 3')
    const range = screen.getByRole('slider', { name: 'Miles per day' })
    expect(range.getAttribute('aria-valuetext')).toBe('October 3, 30 mi')
    fireEvent.change(range, { target: { value: '1' } })
    expect(container.textContent).toContain('No data October 2')
    expect(range.getAttribute('aria-valuetext')).toBe('October 2, No data')
    fireEvent.keyDown(range, { key: 'Escape' })
    expect(container.textContent).toContain('Highest: October 3')
    const layer = range.parentElement as HTMLElement
    fireEvent.pointerMove(layer, { pointerType: 'mouse', clientX: 0 })
    expect(container.textContent).toContain('10 mi October 1')
    fireEvent.pointerLeave(layer, { pointerType: 'mouse' })
    expect(container.textContent).toContain('Highest: October 3')
  })

  it('keeps what a finger has read until something else is touched', () => {
    const { container } = showColumns(DAYS)
    const layer = screen.getByRole('slider').parentElement as HTMLElement
    fireEvent.pointerDown(layer, { pointerType: 'touch', clientX: 0 })
    fireEvent.pointerLeave(layer, { pointerType: 'touch' })
    expect(container.textContent).toContain('10 mi October 1')
    fireEvent.pointerDown(document.body, { pointerType: 'touch' })
    expect(container.textContent).toContain('Highest: October 3')
  })

  it('says the one point that is marked, rather than the highest', () => {
    const { container } = showColumns([point(1, 30, 'soft'), point(2, 10, 'strong'), point(3, 20, 'soft')])
    expect(container.textContent).toContain('10 mi October 2')
  })

  it('draws dots and the two means instead, where a mark divides the days', () => {
    const { container } = renderInEnglish(
      <ColumnChart
        {...FIGURE}
        valueHead="Miles"
        points={DAYS}
        mark={{ at: '3', label: 'Coaching, Oct 3' }}
        means={{ before: { value: 10, text: '10.0' }, after: { value: 25, text: '25.0' } }}
        summary="Miles of each day"
      />,
    )
    expect(container.querySelectorAll('circle')).toHaveLength(3)
    expect(container.querySelectorAll('path')).toHaveLength(0)
    const written = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)
    expect(written).toEqual(['', 'Coaching, Oct 3', '10.0', '25.0', 'Oct 1', 'Oct 2', 'Oct 3', 'Oct 4'])
    expect(container.textContent).toContain('Miles of each day')
  })

  it('is a table on demand, with gaps in words, and a chart again', () => {
    showColumns(DAYS)
    fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))
    const table = screen.getByRole('table', { name: 'Miles per day' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual(DAYS.map(({ name, text }) => `${name}Miles${text}`))
    fireEvent.click(screen.getByRole('button', { name: 'Show as chart' }))
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says that there is nothing, and offers no table of it', () => {
    showColumns([point(1, null), point(2, Number.NaN)])
    expect(screen.getByText('No Data Available')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('has no number in its drawing that is none', () => {
    for (const points of [[point(1, 5)], [point(1, 0), point(2, 0)], [point(1, 1e12), point(2, 1e-9)]]) {
      const { container, unmount } = showColumns(points)
      expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/)
      unmount()
    }
  })
})

describe('a chart of lines', () => {
  const now = { id: 'now', name: 'This window', look: 'now', points: DAYS } as const
  const before = { id: 'before', name: 'Before', look: 'before', points: DAYS.toReversed() } as const

  it('stops where nothing was counted, and draws a point alone as a dot', () => {
    const { container } = renderInEnglish(<LineChart {...FIGURE} series={[now]} />)
    expect(container.querySelectorAll('path')).toHaveLength(1)
    expect(container.querySelectorAll('circle')).toHaveLength(1)
  })

  it('reads both lines at the latest point, and in its table', () => {
    const { container } = renderInEnglish(<LineChart {...FIGURE} series={[now, before]} />)
    expect(container.textContent).toContain('October 4This window 20 miBefore 10 mi')
    fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))
    const heads = within(screen.getByRole('table')).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['Day', 'This window', 'Before'])
  })
})

it('rows of small multiples are read at one point, each beside its own columns', () => {
  const rows = [
    { id: 'a', name: 'Hard braking', label: 'Hard braking', points: DAYS },
    {
      id: 'b',
      name: 'Seat belt off',
      label: 'Seat belt off',
      points: DAYS.map((day) => ({ ...day, text: '0' })),
    },
  ] as const
  const { container } = renderInEnglish(<RowCharts {...FIGURE} rows={rows} />)
  expect(container.textContent).toContain('Each row has its own scale')
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } })
  expect(container.textContent).toContain('October 1')
  expect([...container.querySelectorAll('strong')].map((text) => text.textContent)).toEqual(['10 mi', '0'])
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    'October 1, Hard braking 10 mi, Seat belt off 0',
  )
})
