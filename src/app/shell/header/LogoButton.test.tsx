import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SHIPPED_CONFIG } from '../../../domain/kiosk/config'
import { startOver } from '../../../session/reset'
import { setKioskConfig } from '../../../state/config'
import { enterMode, resetModes } from '../../../state/mode'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { LogoButton } from './LogoButton'

vi.mock('../../../session/reset', () => ({ startOver: vi.fn(() => Promise.resolve()) }))

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
