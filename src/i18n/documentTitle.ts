import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The document's title: the screen's, then the product's name (docs/decisions.md D1). */
const DOCUMENT_TITLE = msg({ id: 'title.document', message: '{title} · Pharos Fleet' })

export function documentTitle(i18n: I18n, title: string): string {
  return i18n._(DOCUMENT_TITLE.id, { title })
}

/** Title of the first screen, without those of all others (`SCREEN_TITLES`). */
export const WELCOME_TITLE = msg({ id: 'title.welcome', message: 'Your whole fleet at a glance.' })
