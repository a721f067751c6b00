import { i18n } from '@lingui/core'
import fc from 'fast-check'
import { act } from 'react'
import { expect, it, vi } from 'vitest'

vi.mock('../language/language', () => ({ showInitialLocale: async () => undefined }))
vi.mock('../routes/router', () => ({ router: { load: async () => undefined } }))
vi.mock('../routes/screens', () => ({
  loadScreens: async () => undefined,
  setScreenPreparation: () => undefined,
}))
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  RouterProvider: () => 'the first screen',
}))
vi.mock('./AppFormats', () => ({ AppFormats: ({ children }: { children: unknown }) => children }))
vi.mock('./services', () => ({ startPage: async () => undefined }))

/** Keys of sessionStorage; two failed starts would rightly be safe mode. */
const TAB_KEYS = [
  'visit',
  'visitState',
  'spill',
  'starting',
  'startNotes',
  'startLocale',
  'chunkReloadAt',
  'deviceSettings',
]
const DEVICE_KEYS = [
  'locale',
  'isCameraAdded',
  'inDemoMode',
  'inGameMode',
  'inDealerMode',
  'inEssentialsMode',
  'settingsPage',
]

const fields = ['id', 'startedAtMs', 'seenAtMs', 'visit', 'values', 'events', 'overflow']
const stored = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.constantFrom(-1e300, 1e300)))
    .map((value) => JSON.stringify(value)),
)

it('the kiosk starts and knows its visit, whatever lies in the storage of tab and device', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(stored, { minLength: TAB_KEYS.length, maxLength: TAB_KEYS.length }),
      fc.array(stored, { minLength: DEVICE_KEYS.length, maxLength: DEVICE_KEYS.length }),
      async (ofTab, ofDevice) => {
        sessionStorage.clear()
        for (const [at, key] of TAB_KEYS.entries()) sessionStorage.setItem(`pharos.${key}`, ofTab[at] ?? '')
        for (const [at, key] of DEVICE_KEYS.entries()) localStorage.setItem(key, ofDevice[at] ?? '')
        document.body.innerHTML = '<div id="root"></div>'
        vi.resetModules()
        i18n.loadAndActivate({ locale: 'en', messages: {} })
        const { start } = await import('./start')
        const { currentVisit, visitSeconds } = await import('../../session/visit')
        const { recordEvent } = await import('../../session/recordEvent')
        await act(start)
        await vi.waitFor(() => expect(document.getElementById('root')?.textContent).toBe('the first screen'))
        expect(currentVisit().id).toMatch(/^[0-9a-f-]{36}$/)
        expect(new Date(currentVisit().startedAtMs).toISOString()).toHaveLength(24)
        expect(Number.isSafeInteger(visitSeconds())).toBe(true)
        expect(() => void recordEvent('Home')).not.toThrow()
      },
    ),
    { numRuns: 5, endOnFailure: true },
  )
})
