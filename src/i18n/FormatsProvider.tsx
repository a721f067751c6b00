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

interface FormatsContextValue {
  settings: FormatSettings
  now: Date
}

const FormatsContext = createContext<FormatsContextValue | null>(null)

/** Provides the current settings; the language is that of the I18nProvider above. */
export function FormatsProvider({ settings, now, children }: FormatsProviderProps) {
  const context = useMemo(() => ({ settings, now }), [settings, now])
  return <FormatsContext value={context}>{children}</FormatsContext>
}

/** Formats with the visitor's language and settings; outside a provider with the language's defaults. */
export function useFormats(): Formats {
  const context = useContext(FormatsContext)
  const { i18n } = useLingui()
  const locale = parseLocale(i18n.locale) ?? 'en'
  const { units, timeZone, hourCycle, dateFormat } = context?.settings ?? DEFAULT_USER_SETTINGS
  const now = context?.now
  return useMemo(
    () =>
      makeFormats({
        locale,
        units,
        timeZone,
        hourCycle,
        dateFormat,
        now: now ?? new Date(),
        word: (message) => i18n._(message),
      }),
    [i18n, locale, units, timeZone, hourCycle, dateFormat, now],
  )
}
