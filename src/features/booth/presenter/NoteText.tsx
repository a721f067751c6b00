import { Trans } from '@lingui/react/macro'
import { textIn } from '#domain/base/localText'
import type { PresenterNote } from '#domain/booth/presenterNote'
import { useLocale } from '../../../state/locale'
import styles from './NoteText.module.css'

/** What to say and to ask, after its title. */
export function NoteText({ note }: { note: PresenterNote }) {
  const locale = useLocale()
  const question = textIn(note.ask, locale)
  return (
    <>
      <p className={styles.say}>{textIn(note.say, locale)}</p>
      <p className={styles.ask}>
        <Trans>
          <b>Ask</b> {question}
        </Trans>
      </p>
    </>
  )
}
