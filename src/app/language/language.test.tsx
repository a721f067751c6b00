import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastRegion } from '../../ui/feedback/ToastRegion'
import { clearToasts, toast } from '../../ui/feedback/toast'
import { chooseLanguage, showInitialLocale, showOwnLanguage } from './language'

vi.mock('../../pwa/mirror', () => ({ writeMirror: vi.fn(() => Promise.resolve()) }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  clearToasts()
})

it('starts in the language of the host name where neither the address nor the device has one', async () => {
  await showInitialLocale({ search: '', hostname: 'fr-ca.kiosk.example' } as Location)
  expect(document.documentElement.lang).toBe('fr-CA')
})

it('goes back to the language that the tab started with, also after a reload in mid-visit', async () => {
  const address = { search: '', hostname: 'kiosk.example' } as Location
  await showInitialLocale(address)
  await chooseLanguage('es-MX')
  await showInitialLocale(address)
  expect(document.documentElement.lang).toBe('es-MX')
  await showOwnLanguage()
  expect(document.documentElement.lang).toBe('en')
})

it('shows a chosen language, keeps it, and takes the language of a link out of the address', async () => {
  history.replaceState(null, '', '/home?lang=fr-CA&now=2026-11-20')
  await chooseLanguage('es-MX')
  expect(document.documentElement.lang).toBe('es-MX')
  expect(localStorage.getItem('locale')).toBe('es-MX')
  expect(location.search).toBe('?now=2026-11-20')
})

it('takes along what was said in the language before, and nothing that is said after', async () => {
  await chooseLanguage('en')
  render(
    <I18nProvider i18n={i18n}>
      <ToastRegion />
    </I18nProvider>,
  )
  act(() => toast('Trip marked as personal'))
  await act(async () => {
    await chooseLanguage('fr-CA')
    toast('Trajet marqué comme personnel')
  })
  expect(screen.getByRole('status').textContent).toContain('Trajet marqué comme personnel')
  expect(screen.queryByText('Trip marked as personal')).toBeNull()
})
