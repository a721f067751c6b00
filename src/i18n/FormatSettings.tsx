import { createContext, type ReactNode, useMemo } from 'react'
import type { UserSettings } from '#domain/account/userSettings'

/** The settings that decide how values are written. */
type FormatFields = Pick<UserSettings, 'units' | 'timeZone' | 'hourCycle' | 'dateFormat'>

export interface FormatContextValue {
  settings: FormatFields
  now: Date
}

/** What `useFormats` makes its formats of; null outside of a provider. */
export const FormatContext = createContext<FormatContextValue | null>(null)

interface FormatSettingsProps {
  settings: FormatFields
  /** The demo's now. */
  now: Date
  children: ReactNode
}

/**
 * Provides `useFormats` with the current settings; the language is that of the I18nProvider above. The formats
 * themselves come with the screens that use them.
 */
export function FormatSettings({ settings, now, children }: FormatSettingsProps) {
  const { units, timeZone, hourCycle, dateFormat } = settings
  const context = useMemo(
    () => ({ settings: { units, timeZone, hourCycle, dateFormat }, now }),
    [units, timeZone, hourCycle, dateFormat, now],
  )
  return <FormatContext value={context}>{children}</FormatContext>
}
