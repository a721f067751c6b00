import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useReportFormats } from './useWords'

beforeEach(() => i18n.loadAndActivate({ locale: 'fr-CA', messages: {} }))

const words = () =>
  renderHook(useReportFormats, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).result.current

/** Intl output with plain spaces. */
const plain = (text: string) => text.replace(/\s/gu, ' ')

it('French hours, lengths and languages are written as French writes them', () => {
  const { hour, duration, language } = words()
  expect([hour(9), hour(14), hour(24)].map(plain)).toEqual(['9 h', '14 h', '0 h'])
  expect(plain(duration(252))).toBe('4 min 12 s')
  expect(language('fr-CA')).toBe('Français (Canada)')
})
