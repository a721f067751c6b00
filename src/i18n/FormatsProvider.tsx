import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { DEFAULT_USER_SETTINGS, type UserSettings } from '#domain/account/userSettings'
import { parseLocale } from '#domain/base/locale'
import { type Formats, makeFormats } from './formats'

type FormatSettings = Pick<UserSettings, 'units' | 'timeZone' | 'hourCycle' | 'dateFormat'>

interface FormatsProviderProps {
  settings: FormatSettings
  /** The demo's now. */
  now: Date
  children: ReactNode
}

const FormatsContext = createContext<Formats | null>(null)

/** Provides the current settings; the language is that of the I18nProvider above. */
export function FormatsProvider({ settings, now, children }: FormatsProviderProps) {
  const { i18n } = useLingui()
  const { units, timeZone, hourCycle, dateFormat } = settings
  const formats = useMemo(
    () => formatsIn(i18n, i18n.locale, { units, timeZone, hourCycle, dateFormat }, now),
    [i18n, i18n.locale, units, timeZone, hourCycle, dateFormat, now],
  )
  return <FormatsContext value={formats}>{children}</FormatsContext>
}

/**
 * Formats with the visitor's language and settings; outside a provider with the language's defaults. The same object
 * for every component, so that what is written once can be remembered by it.
 */
export function useFormats(): Formats {
  const provided = useContext(FormatsContext)
  const { i18n } = useLingui()
  return useMemo(
    () => provided ?? formatsIn(i18n, i18n.locale, DEFAULT_USER_SETTINGS, new Date()),
    [provided, i18n, i18n.locale],
  )
}

function formatsIn(i18n: I18n, language: string, settings: FormatSettings, now: Date): Formats {
  const locale = parseLocale(language) ?? 'en'
  return makeFormats({ ...settings, locale, now, word: (message) => i18n._(message) })
}
