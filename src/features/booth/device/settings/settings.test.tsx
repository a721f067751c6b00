import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { DEFAULT_DEVICE_SETTINGS } from '#domain/device/deviceSettings'
import { isIdleHeld } from '../../../../session/idleHold'
import { setKioskConfig } from '../../../../state/config'
import { deviceSettings, setDeviceSettings } from '../../../../state/deviceSettings'
import { clearToasts, currentToast } from '../../../../ui/feedback/toast'
import { renderInEnglish } from '../../../../ui/testing/renderIn'
import { IdleCard } from './IdleCard'
import { ModesCard } from './ModesCard'
import { SettingsCard } from './SettingsCard'

const { write } = vi.hoisted(() => ({ write: vi.fn() }))
vi.mock('../../../../data/core/deviceFacts', () => ({
  deviceFacts: () => ({ read: async () => undefined, write }),
  FACT: { settings: 'settings' },
}))

beforeEach(() => {
  write.mockReset().mockResolvedValue(undefined)
  clearToasts()
  act(() => {
    setDeviceSettings(DEFAULT_DEVICE_SETTINGS)
    setKioskConfig(SHIPPED_CONFIG)
  })
})

const showSettings = () =>
  renderInEnglish(<SettingsCard onLanguage={vi.fn()} onTheme={vi.fn().mockResolvedValue(undefined)} />)
const undo = () => act(async () => currentToast()?.action?.run())

it('a choice holds at once, is stored, and can be taken back', async () => {
  showSettings()
  fireEvent.click(screen.getByRole('radio', { name: 'Metric' }))
  await waitFor(() => expect(currentToast()?.message).toBe('Units changed'))
  expect(deviceSettings().units).toBe('metric')
  expect(write).toHaveBeenCalledWith('settings', expect.objectContaining({ units: 'metric' }))
  await undo()
  expect(deviceSettings().units).toBe('auto')
})

it('a choice that cannot be stored holds for now, and staff are told', async () => {
  write.mockRejectedValue(new Error('full'))
  showSettings()
  fireEvent.click(screen.getByRole('switch', { name: 'Sound' }))
  await waitFor(() => expect(currentToast()?.tone).toBe('problem'))
  expect(deviceSettings().sound).toBe(true)
})

it('a name that is typed holds the idle time off until it is saved', async () => {
  showSettings()
  fireEvent.change(screen.getByRole('textbox', { name: 'Device name' }), {
    target: { value: ' iPad 3 ' },
  })
  expect(isIdleHeld()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(deviceSettings().name).toBe('iPad 3'))
  await waitFor(() => expect(isIdleHeld()).toBe(false))
})

it('one way in always stays', async () => {
  renderInEnglish(<ModesCard />)
  for (const name of ['Full fleet demo', 'Basic essentials fleet demo', 'Dealer demo'])
    fireEvent.click(screen.getByRole('switch', { name }))
  fireEvent.click(screen.getByRole('switch', { name: 'Play Fleet Hero' }))
  await waitFor(() => expect(currentToast()).toBeDefined())
  expect(deviceSettings().modes).toEqual({ fleet: false, essentials: false, dealer: false, game: true })
})

it('idle times of the device win over config.json and are given back', async () => {
  renderInEnglish(<IdleCard />)
  expect(screen.getByText('From config.json')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Ask after' }), { target: { value: '90' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use these times' }))
  await screen.findByText('Set on this device')
  expect(deviceSettings().idle).toEqual({ afterSeconds: 90, countdownSeconds: 20 })
  fireEvent.click(screen.getByRole('button', { name: 'Back to config.json' }))
  await screen.findByText('From config.json')
  expect(deviceSettings().idle).toBeNull()
})

it('one idle time is changed while the other stays as config.json has it, however short', async () => {
  act(() => setKioskConfig({ ...SHIPPED_CONFIG, idle: { afterSeconds: 60, countdownSeconds: 9 } }))
  renderInEnglish(<IdleCard />)
  fireEvent.change(screen.getByRole('textbox', { name: 'Ask after' }), { target: { value: '90' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use these times' }))
  await screen.findByText('Set on this device')
  expect(deviceSettings().idle).toEqual({ afterSeconds: 90, countdownSeconds: 9 })
})

it('idle times outside of their limits are not taken', () => {
  renderInEnglish(<IdleCard />)
  fireEvent.change(screen.getByRole('textbox', { name: 'Ask after' }), { target: { value: '0' } })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use these times' }).disabled).toBe(true)
})
