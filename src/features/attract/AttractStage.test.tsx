import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setDemoNow } from '../../state/demoClock'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { AttractStage, type AttractStageProps } from './AttractStage'

const onExplore = vi.fn()
const onGame = vi.fn()

const BEST = [
  { id: 'r-1', name: 'KOA', score: '2,310' },
  { id: 'r-2', name: 'Player 7', score: '1,900' },
]

const show = (best: AttractStageProps['best'] = []) =>
  renderInEnglish(
    <AttractStage
      title="Attract screen"
      event="Fleet Expo"
      offline={{ kind: 'ready' }}
      vehicles={48}
      best={best}
      night={{ isHeld: false, isMinute: false, isStopped: true, onVehicle: null }}
      onExplore={onExplore}
      onGame={onGame}
    />,
  )

beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.useRealTimers())

it.each(['Escape', 'Enter', ' '])('leads in by the key %j where nothing has the focus', (key) => {
  show()
  fireEvent.keyDown(document.body, { key })
  expect(onExplore).toHaveBeenCalledTimes(1)
})

it('leaves Enter to the button that has the focus, and Tab to the browser', () => {
  show()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  fireEvent.keyDown(screen.getByRole('button', { name: /Fleet Hero/ }), { key: 'Enter' })
  expect(onExplore).not.toHaveBeenCalled()
})

it.each([
  ['late', 21, 50, 'The board closes in 2 h 10 min'],
  ['early', 9, 0, null],
])('names the best of the day, and %s in it when the board closes', (_, hour, minute, closing) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(2026, 10, 20, hour, minute))
  setDemoNow(Date.now())
  show(BEST)
  const rows = within(screen.getByRole('region', { name: 'Best today' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['KOA 2,310', 'Player 7 1,900'])
  expect(screen.queryByText(/^The board closes/)?.textContent.replaceAll('\u00a0', ' ') ?? null).toBe(closing)
})

it('shows no board where no run has a place', () => {
  show()
  expect(screen.queryByRole('region', { name: 'Best today' })).toBeNull()
})
