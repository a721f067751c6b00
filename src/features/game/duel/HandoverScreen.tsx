import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { GameRun } from '#domain/game/gameTypes'
import type { Numbered } from '#domain/game/playerNumber'
import { useFormats } from '../../../i18n/useFormats'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { afterPage } from '../../../session/input/input'
import { Button } from '../../../ui/controls/Button'
import { ScreenHeading } from '../../../ui/display/ScreenHeading'
import { Mark } from '../../../ui/icons/Mark'
import { Stage } from '../Stage'
import { HowTo } from '../start/HowTo'
import { StartFoot } from '../start/StartFoot'
import { useBegin } from '../useBegin'
import styles from './HandoverScreen.module.css'

export interface HandoverScreenProps {
  toBeat: Numbered<GameRun>
  /** Resolves when the countdown has begun. */
  onStart: () => Promise<void>
  onCancel: () => void
}

/** Between two players on one device: whose score the next one is to beat, and how to play. */
export function HandoverScreen({ toBeat, onStart, onCancel }: HandoverScreenProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const nameOf = usePlayerName()
  const [state, begin] = useBegin()
  const isWaiting = state === 'waiting'
  useEffect(
    () => afterPage('handover', { keydown: ({ key }) => key === 'Escape' && !isWaiting && onCancel() }),
    [isWaiting, onCancel],
  )
  return (
    <Stage
      side={
        <div className={styles.side}>
          <HowTo />
        </div>
      }
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <Mark size={64} />
          {/* Its own place, so that the focus comes here, and goes back to the results with Cancel. */}
          <ScreenHeading title={t`Hand over the screen`} place="/game#handover" className={styles.title} />
          <p className={styles.lead}>{t`The same prompts in the same order.`}</p>
        </div>
        <p className={styles.toBeat}>
          <span className={styles.label}>{t`Score to beat`}</span>
          <span className={styles.name}>{nameOf(toBeat)}</span>
          <span className={styles.score}>{whole(toBeat.score)}</span>
        </p>
      </div>
      <StartFoot state={state} onStart={() => begin(onStart)}>
        <Button kind="plain" disabled={isWaiting} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </StartFoot>
    </Stage>
  )
}
