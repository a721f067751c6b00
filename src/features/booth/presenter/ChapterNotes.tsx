import { useLingui } from '@lingui/react/macro'
import { textIn } from '#domain/base/localText'
import type { NotedMoment } from '#domain/booth/presenterNote'
import { CHAPTERS, type ChapterId } from '#domain/tour/chapters'
import { DEMO_SCRIPT } from '#domain/tour/demoScript'
import { useLocale } from '../../../state/locale'
import { Card } from '../../../ui/display/Card'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './ChapterNotes.module.css'
import { NoteText } from './NoteText'
import { CHAPTER_NAMES, talkTime } from './talkTexts'

const headingId = (chapter: ChapterId): string => `presenter-${chapter}`

/** The chapters of the talk with the time at which each begins; a press scrolls to its notes. */
export function ChapterLinks() {
  const { t, i18n } = useLingui()
  return (
    <Card title={t`Chapters`}>
      <ul className={styles.chapters}>
        {CHAPTERS.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.link}
              onClick={() => document.getElementById(headingId(id))?.scrollIntoView()}
            >
              <span className={styles.time}>
                {talkTime(DEMO_SCRIPT.find(({ chapter }) => chapter === id)?.fromSecond ?? 0)}
              </span>
              {i18n._(CHAPTER_NAMES[id])}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export interface ChapterNotesProps {
  chapter: ChapterId
  moments: readonly NotedMoment[]
  onJump: (address: string) => void
}

/** A chapter of the talk: each stop with its time, its note and a link to its screen. */
export function ChapterNotes({ chapter, moments, onJump }: ChapterNotesProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const id = headingId(chapter)
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
