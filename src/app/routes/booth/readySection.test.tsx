import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS } from '#domain/device/deviceSettings'
import { deviceSettings, setDeviceSettings } from '../../../state/deviceSettings'
import { currentToast } from '../../../ui/feedback/toast'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { ReadySection } from './ReadySection'

vi.mock('../../../session/booth/readiness/readiness', () => ({
  checkReadiness: async () => undefined,
  currentResults: () => ({}),
}))
vi.mock('../../../data/core/deviceFacts', () => ({
  deviceFacts: () => ({ write: () => Promise.reject(new Error('full')) }),
  FACT: { settings: 'settings' },
}))

it('a tick that cannot be stored holds for now, and staff are told', async () => {
  setDeviceSettings(DEFAULT_DEVICE_SETTINGS)
  renderInEnglish(<ReadySection />)
  const [step] = screen.getAllByRole('checkbox')
  if (step) fireEvent.click(step)
  await waitFor(() => expect(currentToast()?.tone).toBe('problem'))
  expect(deviceSettings().ticks?.done).toHaveLength(1)
})
