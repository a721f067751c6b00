import { useLingui } from '@lingui/react/macro'
import { textIn } from '#domain/base/localText'
import type { NotedMoment } from '#domain/booth/presenterNote'
import type { ChapterId } from '#domain/tour/chapters'
import { useLocale } from '../../../state/locale'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './ChapterNotes.module.css'
import { NoteText } from './NoteText'
import { CHAPTER_NAMES, talkTime } from './talkTexts'

export interface ChapterNotesProps {
  chapter: ChapterId
  moments: readonly NotedMoment[]
  onJump: (address: string) => void
}

/** A chapter of the talk: each stop with its time, its note and a link to its screen. */
export function ChapterNotes({ chapter, moments, onJump }: ChapterNotesProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const id = `presenter-${chapter}`
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {i18n._(CHAPTER_NAMES[chapter])}
      </h3>
      <ol className={styles.stops}>
        {moments.map(({ waypoint, address, fromSecond, note }) => {
          const title = note ? textIn(note.title, locale) : address
          return (
            <li key={waypoint} className={styles.stop}>
              <span className={styles.time}>{talkTime(fromSecond)}</span>
              <div>
                <h4 className={styles.title}>{title}</h4>
                {note && <NoteText note={note} />}
              </div>
              <a
                href={address}
                className={styles.jump}
                aria-label={t`Show: ${title}`}
                onClick={(event) => {
                  event.preventDefault()
                  onJump(address)
                }}
              >
                {t`Show`}
                <Icon path={ICONS.arrowRight} />
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
