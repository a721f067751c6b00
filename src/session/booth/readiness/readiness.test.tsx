import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CheckResults } from '#domain/booth/readiness/verdict'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { DEFAULT_DEVICE_SETTINGS } from '#domain/device/deviceSettings'
import { setKioskConfig } from '../../../state/config'
import { setDeviceSettings } from '../../../state/deviceSettings'
import { changeDeviceStatus } from '../../../state/deviceStatus'
import { setOfflineStatus } from '../../../state/offline'
import { changeReadiness, readiness } from '../../../state/readiness'
import { checkReadiness, currentResults, repairAndCheck } from './readiness'

vi.mock('./runChecks', () => ({ runChecks: async () => ({}) }))
const waiting = vi.hoisted(() => ({ tell: () => {} }))
vi.mock('../../../pwa/worker', () => ({
  onUpdateWaiting: (listener: () => void) => {
    waiting.tell = listener
  },
  isUpdateWaiting: () => false,
  repairFiles: async () => {},
}))

const done = vi.hoisted(() => [] as string[])
vi.mock('../../../data/booth/repairStored', () => ({
  forgetDatasets: async (names: string[]) => void done.push(`forget ${names}`),
  forgetArchives: async (names: string[]) => void done.push(`forget ${names}`),
}))
vi.mock('../../offlineReady', () => ({ reseed: async () => void done.push('reseed') }))
vi.mock('../../archives', () => ({ findArchives: async () => void done.push('download') }))

beforeEach(async () => {
  setKioskConfig(SHIPPED_CONFIG, 'fresh')
  setOfflineStatus({ kind: 'ready' })
  setDeviceSettings(DEFAULT_DEVICE_SETTINGS)
  changeDeviceStatus({ installed: true, storage: 'kept', screen: 'awake' })
  await checkReadiness(null)
})
afterEach(() => vi.restoreAllMocks())

it('is proven at a time, and stands while nothing changes', () => {
  expect(readiness()).toMatchObject({ phase: 'done', stale: null, provenAtMs: expect.any(Number) })
  setKioskConfig({ ...SHIPPED_CONFIG }, 'last-good')
  changeDeviceStatus({ canPrompt: true })
  setDeviceSettings({ ...DEFAULT_DEVICE_SETTINGS, name: 'iPad 3' })
  expect(readiness().stale).toBeNull()
})

it.each([
  ['update', () => waiting.tell()],
  ['config', () => setKioskConfig({ ...SHIPPED_CONFIG, metricsUrl: 'https://other.test' }, 'fresh')],
  ['data', () => storeAnew()],
  ['files', () => setOfflineStatus({ kind: 'failed', reason: 'incomplete' })],
  ['device', () => changeDeviceStatus({ storage: 'not-promised' })],
  ['device', () => changeDeviceStatus({ screen: 'refused' })],
  ['settings', () => setDeviceSettings({ ...DEFAULT_DEVICE_SETTINGS, sound: true })],
] as const)('is stale once its ground has changed: %s %#', (reason, change) => {
  change()
  expect(readiness().stale).toBe(reason)
})

it('stands on what the newest check found, also when that file is read again', async () => {
  const config = { ...SHIPPED_CONFIG, metricsUrl: 'https://other.test' }
  setKioskConfig(config, 'fresh')
  await checkReadiness(null)
  setKioskConfig({ ...config }, 'last-good')
  expect(readiness().stale).toBeNull()
})

/** As a pack that staff load is stored. */
function storeAnew() {
  setOfflineStatus({ kind: 'saving', percent: 66 })
  setOfflineStatus({ kind: 'ready' })
}

it('judges anew what staff set since', () => {
  const results = { event: { code: 'event-open', event: '' } } as const
  expect(currentResults(results)).toEqual({ event: { code: 'event-shipped', event: SHIPPED_CONFIG.event } })
  setDeviceSettings({ ...DEFAULT_DEVICE_SETTINGS, confirmedEvent: SHIPPED_CONFIG.event })
  expect(currentResults(results).event?.code).toBe('event-confirmed')
})

it('repairs the datasets and maps that were found wrong', async () => {
  const results: CheckResults = {
    data: { code: 'data-differs', names: ['trips'] },
    maps: { code: 'maps-damaged', names: ['mx'] },
  }
  changeReadiness({ results: results })
  await repairAndCheck(null)
  expect(done).toEqual(['forget trips', 'reseed', 'forget mx', 'download'])
})
