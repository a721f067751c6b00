import { useLingui } from '@lingui/react/macro'
import { CHAPTERS } from '#domain/tour/chapters'
import { cx } from '../../../ui/cx'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import arrival from './arrival.module.css'
import { CHAPTER_IMAGES, useChapterWords } from './chapterLooks'
import styles from './SeenChapters.module.css'
import { chapterProgress, type TourProgress } from './tourProgress'

/** Thanks for the tour, and its chapters. */
export function SeenChapters({ progress }: { progress: TourProgress }) {
  const { t } = useLingui()
  const words = useChapterWords()
  const seen = progress.seen.size
  const all = progress.reachable.size
  const chapters = CHAPTERS.filter((chapter) => chapterProgress(chapter, progress).hints > 0)
  return (
    <>
      <div className={styles.thanks}>
        <p>{t`Thank you for taking the tour.`}</p>
        <p className={styles.seen}>{t`${seen} of ${all} seen`}</p>
      </div>
      <ul className={styles.chapters}>
        {chapters.map(({ id }) => (
          <li key={id} className={cx(arrival.chapter, styles.chapter)}>
            <span className={styles.check}>
              <Icon path={ICONS.check} size={16} />
            </span>
            <span className={styles.name}>{words[id].name}</span>
            <VehicleArt image={CHAPTER_IMAGES[id]} detail="list" className={styles.vehicle} />
          </li>
        ))}
      </ul>
    </>
  )
}
