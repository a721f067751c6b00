import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RUN_LENGTH_MS } from '#domain/game/points'
import { Button } from '../../../ui/controls/Button'
import { ScreenHeading } from '../../../ui/display/ScreenHeading'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { Mark } from '../../../ui/icons/Mark'
import { SoundSwitch } from '../effects/SoundSwitch'
import { Stage } from '../Stage'
import { useBegin } from '../useBegin'
import { HowTo } from './HowTo'
import { StartFoot } from './StartFoot'
import styles from './StartScreen.module.css'

export interface StartScreenProps {
  title: string
  /** The length of a staff run, which is not ranked; null for the event's own run. */
  staffMs: number | null
  /** Resolves when the countdown has begun, after any pending storing. */
  onStart: () => Promise<void>
  onPractice: () => Promise<void>
  /** The score to beat, if there is one. */
  toBeat: ReactNode
  /** Beside it: the leaderboard, and the entry by a code. */
  side: ReactNode
}

/** Fleet Hero in three lines, and its start button. */
export function StartScreen(props: StartScreenProps) {
  const { t } = useLingui()
  const seconds = (props.staffMs ?? RUN_LENGTH_MS) / 1000
  const [state, begin] = useBegin()
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
          <div className={styles.name}>
            <Mark size={64} />
            <ScreenHeading title={props.title} place="/game" className={styles.title} />
          </div>
          <p className={styles.lead}>{t`${seconds} seconds on the real screens. How much can you find?`}</p>
        </div>
        <HowTo />
      </div>
      <StartFoot
        state={state}
        onStart={() => begin(props.onStart)}
        note={props.staffMs === null ? props.toBeat : <p>{t`Staff run: not ranked`}</p>}
      >
        <div className={styles.practice}>
          <Button
            kind="plain"
            disabled={state === 'waiting'}
            aria-describedby="game-practice"
            onClick={() => begin(props.onPractice)}
          >
            {t`Practice`}
          </Button>
          <p id="game-practice" className={styles.note}>
            <Trans>No clock, no ranking</Trans>
          </p>
        </div>
      </StartFoot>
    </Stage>
  )
}
