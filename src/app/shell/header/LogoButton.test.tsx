import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { startOver } from '../../../session/reset'
import { setKioskConfig } from '../../../state/config'
import { enterMode, resetModes } from '../../../state/mode'
import { LONG_PRESS_MS } from '../../../ui/controls/useLongPress'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { holdForStaff } from './holdForStaff'
import { LogoButton } from './LogoButton'

vi.mock('../../../session/reset', () => ({ startOver: vi.fn(() => Promise.resolve()) }))
vi.mock('./holdForStaff', () => ({ holdForStaff: vi.fn() }))

beforeEach(() => {
  vi.mocked(startOver).mockClear()
  resetModes()
})

async function show() {
  const routeTree = createRootRoute({ component: () => <LogoButton look="full" /> })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return screen.getByRole('button', { name: /start over$/ })
}

it.each([
  ['fleet', true, '/tour'],
  ['demo', true, '/tour'],
  ['dealer', true, '/welcome'],
  ['fleet', false, '/welcome'],
] as const)('the logo in %s mode, tour flag %s, starts over at %s', async (mode, tour, path) => {
  act(() => setKioskConfig({ ...SHIPPED_CONFIG, features: { ...SHIPPED_CONFIG.features, tour } }))
  enterMode(mode)
  fireEvent.click(await show())
  expect(startOver).toHaveBeenCalledExactlyOnceWith(path)
})

async function hold(hasPin: boolean) {
  vi.mocked(holdForStaff).mockResolvedValue(hasPin)
  const logo = await show()
  vi.useFakeTimers()
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
