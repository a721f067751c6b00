import { beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from './language'

vi.mock('../../pwa/mirror', () => ({ writeMirror: vi.fn(() => Promise.resolve()) }))

beforeEach(() => localStorage.clear())

it('shows a chosen language, keeps it, and takes the language of a link out of the address', async () => {
  history.replaceState(null, '', '/home?lang=fr-CA&now=2026-11-20')
  await chooseLanguage('es-MX')
  expect(document.documentElement.lang).toBe('es-MX')
  expect(localStorage.getItem('locale')).toBe('es-MX')
  expect(location.search).toBe('?now=2026-11-20')
})
