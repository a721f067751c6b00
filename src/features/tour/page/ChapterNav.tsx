import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CHAPTERS, type ChapterId } from '#domain/tour/chapters'
import { chapterSeconds } from '#domain/tour/demoScript'
import type { VehicleImage } from '#domain/vehicle/vehicle'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './ChapterNav.module.css'
import { chapterProgress, type TourProgress } from './tourProgress'

const IMAGES: Record<ChapterId, VehicleImage> = {
  day: { body: 'van', paint: 'white' },
  map: { body: 'suv', paint: 'red' },
  vehicle: { body: 'pickup', paint: 'blue' },
  people: { body: 'hatch', paint: 'teal' },
  business: { body: 'van', paint: 'grey' },
}

/** The chapters of the tour, each a link to its first screen, drawn as vehicles that drive into the light. */
export function ChapterNav({ progress, onChapter }: { progress: TourProgress; onChapter: () => void }) {
  const { t } = useLingui()
  const words: Record<ChapterId, { name: string; text: string }> = {
    day: { name: t`Your day at a glance`, text: t`Health, recalls, and driving on one screen` },
    map: { name: t`Where everyone is`, text: t`Vehicles, places, and chargers on one map` },
    vehicle: { name: t`Inside one vehicle`, text: t`Readings, remote commands, and every trip` },
    people: { name: t`How people drive`, text: t`Scores with their reasons, measures, and cameras` },
    business: { name: t`What it costs, what it tells`, text: t`Receipts, reports, rules, and add-ons` },
  }
  const seen = progress.seen.size
  const all = progress.reachable.size
  return (
    <nav className={styles.nav} aria-labelledby="chapters">
      <Light />
      <div className={styles.head}>
        <h2 id="chapters" className={styles.title}>{t`Or go straight to a chapter`}</h2>
        {seen > 0 && <p className={styles.seen}>{t`${seen} of ${all} seen`}</p>}
      </div>
      <ol className={styles.chapters}>
        {CHAPTERS.map((chapter, index) => {
          const { name, text } = words[chapter.id]
          const { hints, seen } = chapterProgress(chapter, progress)
          const seconds = chapterSeconds(chapter.id)
          return (
            <li key={chapter.id} className={styles.item}>
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
                <VehicleArt image={IMAGES[chapter.id]} detail="list" className={styles.vehicle} />
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
