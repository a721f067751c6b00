import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { startOver } from '../../../session/reset'
import { setKioskConfig } from '../../../state/config'
import { enterMode, resetModes } from '../../../state/mode'
import { LONG_PRESS_MS } from '../../../ui/controls/longPress'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { holdForStaff } from './holdForStaff'
import { LogoButton } from './LogoButton'

vi.mock('../../../session/reset', () => ({ startOver: vi.fn(() => Promise.resolve()) }))
vi.mock('./holdForStaff', () => ({ holdForStaff: vi.fn() }))

beforeEach(() => {
  vi.mocked(startOver).mockClear()
  resetModes()
})

it.each([
  ['fleet', true, '/tour'],
  ['demo', true, '/tour'],
  ['dealer', true, '/welcome'],
  ['fleet', false, '/welcome'],
] as const)('the logo in %s mode, tour flag %s, starts over at %s', (mode, tour, path) => {
  act(() => setKioskConfig({ ...SHIPPED_CONFIG, features: { ...SHIPPED_CONFIG.features, tour } }))
  enterMode(mode)
  renderInEnglish(<LogoButton look="full" />)
  fireEvent.click(screen.getByRole('button', { name: /start over$/ }))
  expect(startOver).toHaveBeenCalledExactlyOnceWith(path)
})

async function hold(hasPin: boolean) {
  vi.useFakeTimers()
  vi.mocked(holdForStaff).mockResolvedValue(hasPin)
  renderInEnglish(<LogoButton look="full" />)
  const logo = screen.getByRole('button', { name: /start over$/ })
  fireEvent.pointerDown(logo, { isPrimary: true, button: 0 })
  await act(() => vi.advanceTimersByTimeAsync(LONG_PRESS_MS))
  fireEvent.pointerUp(logo)
  fireEvent.click(logo, { detail: 1 })
  vi.useRealTimers()
}

it('held, the logo opens the staff room and resets nothing', async () => {
  await hold(true)
  expect(holdForStaff).toHaveBeenCalledOnce()
  expect(startOver).not.toHaveBeenCalled()
})

it('held where no PIN is set, it is a tap', async () => {
  await hold(false)
  expect(startOver).toHaveBeenCalledOnce()
})
