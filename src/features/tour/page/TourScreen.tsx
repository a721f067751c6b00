import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import { ScreenHeading } from '../../../ui/display/ScreenHeading'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { Logo } from '../../../ui/icons/Logo'
import { ChapterNav } from './ChapterNav'
import styles from './TourScreen.module.css'
import { TourWays, type TourWaysProps } from './TourWays'
import { isTourOver, type TourProgress } from './tourProgress'

export interface TourScreenProps {
  title: string
  progress: TourProgress
  onStart: () => void
  /** Called when a chapter is selected; its link navigates by itself. */
  onChapter: () => void
  /** The ways on from the end of the tour. */
  ways: TourWaysProps
  /** The summary of the tour, if there is one. */
  children?: ReactNode
}

/**
 * The entry to the demo: a preview, one big start button, and links to chapters. Once everything was seen, the ways on
 * take the place of the preview.
 */
export function TourScreen({ title, progress, onStart, onChapter, ways, children }: TourScreenProps) {
  const { t } = useLingui()
  return (
    <main className={styles.tour}>
      <div className={styles.column}>
        <Logo size="nav" />
        {isTourOver(progress) ? (
          <div className={styles.body}>
            <div className={styles.intro}>
              <ScreenHeading title={t`That is the whole fleet.`} place="/tour" className={styles.title} />
              <Seen progress={progress} />
            </div>
            {children}
            <TourWays {...ways} />
          </div>
        ) : (
          <div className={styles.body}>
            <div className={styles.intro}>
              <ScreenHeading title={title} place="/tour" className={styles.title} />
              <p className={styles.lead}>
                <Trans>Two minutes, at your own pace. You can’t break anything.</Trans>
              </p>
            </div>
            <Promises />
            <div className={styles.start}>
              <Button kind="primary" onClick={onStart}>
                {t`Start`}
                <Icon path={ICONS.arrowRight} />
              </Button>
            </div>
            {children}
          </div>
        )}
      </div>
      <ChapterNav progress={progress} onChapter={onChapter} />
      <Link to="/welcome" className={styles.back}>
        <Icon path={ICONS.chevronLeft} />
        {t`Back to the start`}
      </Link>
    </main>
  )
}

function Seen({ progress }: { progress: TourProgress }) {
  const { t } = useLingui()
  const seen = progress.seen.size
  const all = progress.reachable.size
  return <p className={styles.lead}>{t`${seen} of ${all} seen`}</p>
}

/** What a visitor will see. */
function Promises() {
  const { t } = useLingui()
  const promises = [
    {
      icon: ICONS.car,
      name: t`Every vehicle at a glance`,
      text: t`Status, fuel, and health, side by side`,
    },
    {
      icon: ICONS.circleGauge,
      name: t`Catch trouble before it costs you`,
      text: t`Low tires and low oil life, in plain language`,
    },
    { icon: ICONS.users, name: t`You stay in control`, text: t`You decide what each driver can do` },
  ]
  return (
    <ul className={styles.promises}>
      {promises.map(({ icon, name, text }) => (
        <li key={name} className={styles.promise}>
          <span className={styles.icon}>
            <Icon path={icon} size={24} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
