import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CHAPTERS } from '#domain/tour/chapters'
import { chapterSeconds } from '#domain/tour/demoScript'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import arrival from './arrival.module.css'
import styles from './ChapterNav.module.css'
import { CHAPTER_IMAGES, useChapterWords } from './chapterLooks'
import { chapterProgress, type TourProgress } from './tourProgress'

/** The chapters of the tour, each a link to its first screen, drawn as vehicles that drive into the light. */
export function ChapterNav({ progress, onChapter }: { progress: TourProgress; onChapter: () => void }) {
  const { t } = useLingui()
  const words = useChapterWords()
  const seen = progress.seen.size
  const all = progress.reachable.size
  return (
    <nav className={styles.nav} aria-labelledby="chapters">
      <Light />
      <div className={styles.head}>
        <h2 id="chapters" className={styles.title}>{t`Or go straight to a chapter`}</h2>
        {seen > 0 && seen < all && <p className={styles.seen}>{t`${seen} of ${all} seen`}</p>}
      </div>
      <ol className={styles.chapters}>
        {CHAPTERS.map((chapter, index) => {
          const { name, text } = words[chapter.id]
          const { hints, seen } = chapterProgress(chapter, progress)
          const seconds = chapterSeconds(chapter.id)
          return (
            <li key={chapter.id} className={arrival.chapter}>
              <Link
                to={chapter.start}
                className={styles.chapter}
                onClick={onChapter}
                aria-labelledby={`chapter-${chapter.id}`}
                aria-describedby={`chapter-${chapter.id}-text`}
              >
                <span className={styles.number} aria-hidden="true">
                  {seen > 0 && seen === hints ? <Icon path={ICONS.check} /> : index + 1}
                </span>
                <span className={styles.words}>
                  <span id={`chapter-${chapter.id}`} className={styles.name}>
                    {name}
                  </span>
                  <span id={`chapter-${chapter.id}-text`} className={styles.text}>
                    <span>{text}</span>
                    <span className={styles.meta}>
                      {seen > 0
                        ? t`${seen} of ${hints} seen`
                        : t`${plural(hints, { one: '# hint', other: '# hints' })}, ${seconds} s`}
                    </span>
                  </span>
                </span>
                <VehicleArt image={CHAPTER_IMAGES[chapter.id]} detail="list" className={styles.vehicle} />
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function Light() {
  return (
    <svg aria-hidden="true" className={styles.light} viewBox="0 0 640 820" preserveAspectRatio="none">
      <linearGradient id="tour-beam" x1="1" y1="0" x2="0" y2="0">
        <stop offset="0" className={styles.near} />
        <stop offset="1" className={styles.far} />
      </linearGradient>
      <path d="M640 -60L0 120V700L640 -20Z" fill="url(#tour-beam)" />
    </svg>
  )
}
