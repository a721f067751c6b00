import { useLingui } from '@lingui/react'
import type { TitleId } from '#domain/device/routes'
import { SCREEN_TITLES } from '../../../i18n/titles'
import { useDocumentTitle } from '../useDocumentTitle'

/**
 * Sets the document title and returns it for the screen's `h1`: the title from the address
 * (`own`, see `titleParameter`), otherwise the screen's own in the current language.
 */
export function useScreenTitle(id: TitleId, own: string | null = null): string {
  const { i18n } = useLingui()
  const title = own ?? i18n._(SCREEN_TITLES[id])
  useDocumentTitle(title)
  return title
}
