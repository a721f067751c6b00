import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import type { TitleId } from '#domain/device/routes'
import { documentTitle, SCREEN_TITLES } from '../../i18n/titles'

/**
 * Sets the document title and returns it for the screen's `h1`: the title from the address
 * (`own`, see `titleParameter`), otherwise the screen's own in the current language.
 */
export function useScreenTitle(id: TitleId, own: string | null = null): string {
  const { i18n } = useLingui()
  const title = own ?? i18n._(SCREEN_TITLES[id])
  const whole = documentTitle(i18n, title)
  useEffect(() => {
    document.title = whole
  }, [whole])
  return title
}
