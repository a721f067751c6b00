import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { documentTitle } from '../../i18n/documentTitle'

/** Sets the document title by the title of a screen. */
export function useDocumentTitle(title: string): void {
  const { i18n } = useLingui()
  const whole = documentTitle(i18n, title)
  useEffect(() => {
    document.title = whole
  }, [whole])
}
