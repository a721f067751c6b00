import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useContext, useMemo } from 'react'
import { DEFAULT_USER_SETTINGS } from '#domain/account/userSettings'
import { parseLocale } from '#domain/base/locale'
import { remembered } from '#domain/base/remembered'
import { FormatContext, type FormatContextValue } from './FormatSettings'
import { type Formats, makeFormats } from './formats'

/**
 * Formats with the visitor's language and settings; outside a provider with the language's defaults. The same object
 * for every component, so that what is written once can be remembered by it.
 */
export function useFormats(): Formats {
  const context = useContext(FormatContext)
  const { i18n } = useLingui()
  return useMemo(
    () =>
      context
        ? sharedFormats(i18n, i18n.locale, context)
        : formatsIn(i18n, i18n.locale, { settings: DEFAULT_USER_SETTINGS, now: new Date() }),
    [context, i18n, i18n.locale],
  )
}

const sharedFormats = remembered(formatsIn, 1)

function formatsIn(i18n: I18n, language: string, { settings, now }: FormatContextValue): Formats {
  const { units, timeZone, hourCycle, dateFormat } = settings
  const locale = parseLocale(language) ?? 'en'
  return makeFormats({
    locale,
    units,
    timeZone,
    hourCycle,
    dateFormat,
    now,
    word: (message) => i18n._(message),
  })
}
