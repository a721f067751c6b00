import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import type { TitleId } from '../domain/routes'
import { SCREEN_TITLES } from '../i18n/titles'

/** Sets the document's title and returns the screen's translated title for its `h1`. */
export function useScreenTitle(id: TitleId): string {
  const { _ } = useLingui()
  const title = _(SCREEN_TITLES[id])
  useEffect(() => {
    document.title = `${title} · Pharos Fleet`
  }, [title])
  return title
}
