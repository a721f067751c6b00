import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { ScreenHeading } from '../../../ui/display/ScreenHeading'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { Mark } from '../../../ui/icons/Mark'
import { Stage } from '../stage/Stage'
import { HowTo } from './HowTo'
import { SoundSwitch } from './SoundSwitch'
import styles from './StartScreen.module.css'

export interface StartScreenProps {
  title: string
  /** The length of a run; null where staff took the clock away. */
  seconds: number | null
  /** Staff chose deck, seed or length, so that a run is not ranked. */
  isStaffRun: boolean
  /** Resolves when the countdown has begun, after what may still have to be stored. */
  onStart: () => Promise<void>
  onPractice: () => Promise<void>
  /** The score to beat, once there is one. */
  toBeat: ReactNode
  /** What stands beside it: the board, and the way in by a code. */
  side: ReactNode
}

/** What Fleet Hero is, in three lines, and the way in. */
export function StartScreen(props: StartScreenProps) {
  const { t } = useLingui()
  const { seconds } = props
  const [isWaiting, setIsWaiting] = useState(false)
  const begin = (start: () => Promise<void>) => {
    setIsWaiting(true)
    return start().finally(() => setIsWaiting(false))
  }
  return (
    <Stage side={props.side}>
      <div className={styles.head}>
        <Link to="/welcome" className={styles.back}>
          <Icon path={ICONS.chevronLeft} />
          {t`Back to the start`}
        </Link>
        <SoundSwitch />
      </div>
      <div className={styles.body}>
        <div className={styles.intro}>
          <Mark size={64} />
          <ScreenHeading title={props.title} place="/game" className={styles.title} />
          <p className={styles.lead}>
            {seconds === null
              ? t`The real screens, no clock. How much can you find?`
              : t`${seconds} seconds on the real screens. How much can you find?`}
          </p>
        </div>
        <HowTo />
      </div>
      <div className={styles.foot}>
        {props.toBeat}
        <div className={styles.actions}>
          <div className={styles.start}>
            <Button kind="beacon" disabled={isWaiting} onClick={() => begin(props.onStart)}>
              {t`Start`}
            </Button>
          </div>
          <div className={styles.practice}>
            <Button
              kind="plain"
              disabled={isWaiting}
              aria-describedby="game-practice"
              onClick={() => begin(props.onPractice)}
            >
              {t`Practice`}
            </Button>
            <p id="game-practice" className={styles.note}>
              {props.isStaffRun ? (
                <Trans>Staff run: not ranked</Trans>
              ) : (
                <Trans>No clock, no ranking</Trans>
              )}
            </p>
          </div>
        </div>
        <p role="status" className={styles.waiting}>
          {isWaiting && t`Getting the fleet ready…`}
        </p>
      </div>
    </Stage>
  )
}
