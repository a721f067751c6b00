import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { NO_BRAND } from '#domain/device/brand'
import { BRAND_LOGO_URL, BRAND_SHEET_URL } from '#domain/device/deviceMirror'
import { chooseBrand } from './brand'

const COLORS = { light: '#b00040', dark: '#ff90b0' }
const TOKENS = { light: { '--brand': COLORS.light }, dark: { '--brand': COLORS.dark } }
const LOGO = { png: new Uint8Array([0x89, 0x50]).buffer, ratio: 2 }

const kept = new Map<string, Response>()
beforeEach(() => {
  kept.clear()
  const cache = {
    put: async (url: string, response: Response) => void kept.set(url, response),
    delete: async (url: string) => kept.delete(url),
  }
  vi.stubGlobal('caches', { open: async () => cache })
})

it('is kept for the first frame of the next start, and taken back', async () => {
  await chooseBrand({ ...NO_BRAND, colors: COLORS, tokens: TOKENS, logo: LOGO })
  const sheet = await kept.get(BRAND_SHEET_URL)?.text()
  expect(sheet).toContain('--brand:#b00040')
  expect(sheet).toContain(`url("${BRAND_LOGO_URL}")`)
  expect(kept.has(BRAND_LOGO_URL)).toBe(true)
  await chooseBrand(NO_BRAND)
  expect([...kept.keys()]).toEqual([])
})

it('takes the place of what the page came with', async () => {
  document.head.insertAdjacentHTML('beforeend', `<link href="${BRAND_SHEET_URL}">`)
  await chooseBrand(NO_BRAND)
  expect(document.querySelector('link')).toBeNull()
})
