import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Run } from '#domain/game/gameTypes'
import { promptOf } from '#domain/game/run'
import { setFreeArea } from '../../../ui/overlays/freeArea'
import { usePrompt } from '../prompts'
import styles from './Hud.module.css'
import { PromptLine } from './PromptLine'
import { RunTools } from './RunTools'
import { ScoreBox } from './ScoreBox'
import { SkipButton } from './SkipButton'
import { StreakBars } from './StreakBars'
import { TimeRing } from './TimeRing'
import { useHudKey } from './useHudKey'
import { useHudRoom } from './useHudRoom'
import { useRunHint } from './useRunHint'

export interface HudProps {
  run: Run
  /** When the run starts or has started, on the clock of `performance.now()`. */
  startsAtMs: number
  /** False during the countdown. */
  isStarted: boolean
}

/** The bar of a run, over the real screens but never over a target (docs/game.md T4). */
export function Hud({ run, startsAtMs, isStarted }: HudProps) {
  const { t } = useLingui()
  const place = useRef<HTMLElement>(null)
  const skip = useRef<HTMLButtonElement>(null)
  useHudKey(skip)
  const nav = useHudRoom(place)
  const asked = usePrompt(promptOf(run))
  const prompt = run.end === 'time' ? t`Time is up!` : run.end === 'finished' ? t`You found them all!` : asked
  const hint = useRunHint(run, startsAtMs, isStarted)
  return (
    <>
      {createPortal(<div ref={setFreeArea} className={styles.free} />, document.body)}
      <section ref={place} className={styles.place} data-nav={nav} aria-label={t`Fleet Hero`}>
        <div className={styles.bar}>
          <TimeRing startsAtMs={startsAtMs} lengthMs={run.setup.lengthMs} isStarted={isStarted} />
          <PromptLine
            number={run.position + 1}
            prompt={prompt}
            promptAtMs={startsAtMs + run.promptAtMs}
            isStarted={isStarted}
            hint={hint}
          />
          <StreakBars finds={run.streak} />
          <ScoreBox run={run} />
          <SkipButton
            ref={skip}
            left={run.skipsLeft}
            lockedUntilMs={startsAtMs + run.promptAtMs}
            isStarted={isStarted}
          />
          <RunTools />
        </div>
      </section>
    </>
  )
}
