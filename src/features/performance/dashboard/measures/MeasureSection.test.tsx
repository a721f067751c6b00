import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { FIRST_CHOICE, toggleMeasure } from '#domain/performance/measureChoice'
import { MEASURES } from '#domain/performance/measures'
import { someDays } from '#domain/testing/vehicleDays'
import { chooseMeasures, measureChoice } from '../../../../state/measureChoice'
import { clearToasts, currentToast } from '../../../../ui/feedback/toast'
import { renderInEnglish } from '../../../../ui/testing/renderIn'
import type { PerformanceView } from '../performanceView'
import { aPerformanceView } from '../testing/performanceView'
import { MeasureSection } from './MeasureSection'

beforeEach(() => {
  chooseMeasures(FIRST_CHOICE)
  clearToasts()
})

async function show(changes: Partial<PerformanceView> = {}) {
  const root = createRootRoute({ component: () => <MeasureSection view={aPerformanceView(changes)} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

const tiles = () =>
  within(screen.getByRole('region', { name: 'Your measures' }))
    .getAllByRole('link')
    .filter((link) => link.closest('ul'))
    .map((link) => link.firstElementChild?.textContent)

async function openChoice() {
  fireEvent.click(screen.getByRole('button', { name: 'Customize' }))
  return screen.findByRole('dialog', { name: 'Customize measures' })
}

it('shows a measure with its value, its change, what it was before and what it counts', async () => {
  const rows = [someDays({ hardBraking: Array.from({ length: 120 }, (_, at) => (at < 30 ? 1 : 2)) })]
  await show({ rows })
  const tile = screen.getByRole('link', { name: /^Hard braking/ })
  expect(tile.textContent?.replace(/\s/gu, ' ')).toBe('Hard braking2.50 /100 mi-50%was 5.0030 times')
  expect(decodeURIComponent(tile.getAttribute('href') ?? '').replaceAll('"', '')).toBe(
    '/4/events?days=30&sort=-hardBraking',
  )
})

it('shows two small rates with the digits that their change follows from', async () => {
  const rows = [
    someDays({
      distanceMi: Array.from({ length: 120 }, () => 200),
      hardBraking: Array.from({ length: 120 }, (_, at) => (at < 4 || (at >= 30 && at < 33) ? 1 : 0)),
    }),
  ]
  await show({ rows })
  const tile = screen.getByRole('link', { name: /^Hard braking/ })
  expect(tile.textContent?.replace(/\s/gu, ' ')).toBe('Hard braking0.067 /100 mi+33.3%was 0.0504 times')
})

it('changes a share by the difference of what is shown', async () => {
  const idleMinutes = Array.from({ length: 120 }, (_, at) => (at < 30 ? 10.1388 : 9.912))
  await show({ rows: [someDays({ idleMinutes })] })
  // Of 120 minutes 8.449 and 8.260 percent, which are 0.189 apart.
  expect(screen.getByRole('link', { name: /^Idling/ }).textContent).toContain('8.4%+0.1 ptswas 8.3%')
})

it('writes a share as the language does, without room before the sign in English', async () => {
  await show()
  expect(screen.getByRole('link', { name: /^Utilization/ }).textContent).toContain('Utilization100.0%')
})

it('hides and shows a measure, and says how many are shown', async () => {
  await show()
  expect(screen.getByText('8 of 17, in your order')).toBeTruthy()
  const dialog = await openChoice()
  fireEvent.click(within(dialog).getByRole('switch', { name: 'Hard braking' }))
  expect(measureChoice().hidden).toContain('hardBraking')
  expect(screen.getByText('7 of 17, in your order')).toBeTruthy()
})

it('moves a measure by its buttons, keeps the focus there, and says where it stands', async () => {
  await show()
  const dialog = await openChoice()
  const down = within(dialog).getByRole('button', { name: 'Move Driver score down' })
  down.focus()
  fireEvent.click(down)
  expect(measureChoice().order.slice(0, 2)).toEqual(['safetyEvents', 'driverScore'])
  expect(within(dialog).getByText('Driver score: place 2 of 17')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Driver score down'),
  )
})

it('takes a reset back', async () => {
  const own = toggleMeasure(FIRST_CHOICE, 'camera')
  chooseMeasures(own)
  await show()
  fireEvent.click(within(await openChoice()).getByRole('button', { name: 'Restore defaults' }))
  expect(measureChoice()).toEqual(FIRST_CHOICE)
  act(() => currentToast()?.action?.run())
  expect(measureChoice()).toEqual(own)
})

it('offers camera events where there is a camera, and says so when nothing is shown', async () => {
  chooseMeasures({ order: MEASURES, hidden: MEASURES })
  await show({ offer: { camera: true, expenses: true } })
  expect(screen.getByText('0 of 18, in your order')).toBeTruthy()
  expect(screen.getByText('No measure is shown')).toBeTruthy()
})

it('keeps the visitor’s order on the screen', async () => {
  chooseMeasures({
    order: ['idling', ...MEASURES.filter((measure) => measure !== 'idling')],
    hidden: MEASURES.slice(8),
  })
  await show()
  expect(tiles()[0]).toBe('Idling')
})
