import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aDriver } from '#domain/testing/people'
import { aVehicle } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import type { WindowDays } from '#domain/vehicle/score'
import { freshRows } from '../../../data/testing/rows'
import { resetVisitState } from '../../../state/visit'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { PerformanceScreen } from './PerformanceScreen'
import type { PerformanceView } from './performanceView'

/** What the figures were, and which period was marked when they were rendered. */
const rendered: { view: PerformanceView; marked: string | null }[] = []

vi.mock('./PerformancePage', () => ({
  PerformancePage: ({ view }: { view: PerformanceView }) => {
    rendered.push({ view, marked: markedPeriod() })
    return <p>{`${view.days} days counted`}</p>
  },
}))

const markedPeriod = () => document.querySelector('[role=radio][aria-checked=true]')?.textContent ?? null

function Room() {
  const [days, setDays] = useState<WindowDays>(30)
  return <PerformanceScreen days={days} onDays={setDays} />
}

beforeEach(async () => {
  rendered.length = 0
  resetVisitState()
  await freshRows({
    vehicles: [aVehicle()],
    users: [aDriver()],
    vehicleDays: [someDays()],
    expenses: [],
    weatherDays: [],
  })
})

async function press(period: string): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name: period }))
  await waitFor(() => expect(screen.getByText(`${period} counted`)).toBeTruthy())
}

it('marks a pressed period before it works out its figures', async () => {
  renderInEnglish(<Room />)
  await screen.findByText('30 days counted')
  await press('60 days')
  const ofSixty = rendered.filter(({ view }) => view.days === 60)
  expect(new Set(ofSixty.map(({ marked }) => marked))).toEqual(new Set(['60 days']))
  expect(screen.getByText('60 days counted').parentElement?.getAttribute('aria-busy')).toBe('false')
})

it('remembers the figures of a period, also when it is opened again', async () => {
  const room = renderInEnglish(<Room />)
  await screen.findByText('30 days counted')
  const first = rendered.at(-1)?.view
  await press('7 days')
  await press('30 days')
  expect(rendered.at(-1)?.view).toBe(first)
  room.unmount()
  renderInEnglish(<Room />)
  await screen.findByText('30 days counted')
  expect(rendered.at(-1)?.view).toBe(first)
})
