import type { exportNdjson, previewNdjson } from '../exchange/exchange'
import { createTestKiosk, type Tab, type TestKiosk } from './testKiosk'

export interface Device {
  kiosk: TestKiosk
  tab: Tab
  parts: Parameters<typeof exportNdjson>[0] & Parameters<typeof previewNdjson>[0]
}

/** A device with an empty table. */
export async function device(deviceId: string): Promise<Device> {
  const kiosk = createTestKiosk()
  const tab = await kiosk.openTab({ started: false })
  return {
    kiosk,
    tab,
    parts: { archive: tab.archive, runs: tab.runs, visits: tab.visits, deviceId, build: '1.0.0+test' },
  }
}

/** A device with three events: one delivered, one refused, one pending. */
export async function usedDevice(deviceId: string): Promise<Device & { ids: string[] }> {
  const used = await device(deviceId)
  for (const action of ['Home', 'Map', 'Users']) await used.kiosk.event(used.tab, action, `visit-${deviceId}`)
  const ids = (await used.kiosk.rows()).map(({ id }) => id)
  await used.tab.store.markDelivered(ids[0] ?? '', 201, '2026-11-21T09:00:05.000Z')
  for (let n = 0; n < 2; n += 1) await used.tab.store.markHeldAgainst(ids[1] ?? '', 422)
  return { ...used, ids }
}

export const NOW = Date.UTC(2026, 10, 21, 10)
