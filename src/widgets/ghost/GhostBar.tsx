import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type RefObject, useEffect, useMemo, useReducer } from 'react'
import type { Challenge } from '#domain/game/challenges'
import type { GameRun, Run, RunSetup, RunStep } from '#domain/game/gameTypes'
import { promptOf, replayRun } from '#domain/game/run'
import { useFormats } from '../../i18n/useFormats'
import { GHOST_SPEEDS, type GhostSpeed } from '../../state/ghost'
import { useIsWide } from '../../state/useIsWide'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { TRIP_ICONS } from '../../ui/icons/tripIcons'
import styles from './GhostBar.module.css'
import type { GhostClock } from './ghostClock'
import { useBarRoom } from './useBarRoom'

export interface GhostBarProps {
  ref: RefObject<HTMLElement | null>
  run: GameRun
  clock: GhostClock
  Prompt: ComponentType<{ challenge: Challenge }>
  onSpeed: (speed: GhostSpeed) => void
  onClose: () => void
}

/** The bar of a replay: player, current challenge, score and speed. */
export function GhostBar({ ref, run, clock, Prompt, onSpeed, onClose }: GhostBarProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const { setup, steps, initials } = run
  const nowMs = useGhostTime(clock)
  const shown = useRunAt(setup, steps, nowMs)
  const endMs = Math.max(1, steps.at(-1)?.atMs ?? 1)
  const prompt = promptOf(shown)
  const seconds = Math.max(0, Math.ceil(((setup.lengthMs ?? nowMs * 2) - nowMs) / 1000))
  useBarRoom(ref, String(useIsWide()))
  const paused = clock.isPaused()
  const speed = clock.speed()
  return (
    <section ref={ref} className={styles.bar} aria-label={t`Replay`}>
      <progress
        className={styles.progress}
        aria-label={t`Progress`}
        max={endMs}
        value={Math.min(nowMs, endMs)}
      />
      <p className={styles.time} role="timer" aria-label={t`Time left`} data-last={seconds <= 10}>
        {whole(seconds)}
      </p>
      <div className={styles.words}>
        <p className={styles.whose}>
          {initials === null ? t`Watching a run` : t`Watching ${initials}’s run`}
        </p>
        <p className={styles.prompt}>
          {prompt === null ? t`${whole(shown.finds.length)} found` : <Prompt challenge={prompt} />}
        </p>
      </div>
      <p className={styles.score}>
        <span className={styles.points}>{whole(shown.score)}</span>
        <span className={styles.unit}>{t`points`}</span>
      </p>
      <div className={styles.tools}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a box */}
        <div role="group" aria-label={t`Speed`} className={styles.speeds}>
          {GHOST_SPEEDS.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.speed}
              aria-pressed={one === speed}
              onClick={() => onSpeed(one)}
            >
              {whole(one)}×
            </button>
          ))}
        </div>
        <button
          type="button"
          className={styles.tool}
          aria-label={paused ? t`Continue` : t`Pause`}
          onClick={paused ? clock.resume : clock.pause}
        >
          <Icon path={paused ? TRIP_ICONS.play : TRIP_ICONS.pause} size={24} />
        </button>
        <button type="button" className={styles.tool} aria-label={t`Close the replay`} onClick={onClose}>
          <Icon path={ICONS.x} size={24} />
        </button>
      </div>
    </section>
  )
}

/** The bar shows whole seconds, so four updates a second are enough. */
const LOOK_EVERY_MS = 250

function useGhostTime(clock: GhostClock): number {
  const [, look] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS)
    const quiet = clock.onChange(look)
    return () => {
      clearInterval(timer)
      quiet()
    }
  }, [clock])
  return clock.nowMs()
}

/** A stored run as it was at a time, milliseconds of the run. */
function useRunAt(setup: RunSetup, steps: readonly RunStep[], nowMs: number): Run {
  const taken = steps.filter(({ atMs }) => atMs <= nowMs).length
  return useMemo(() => replayRun(setup, steps.slice(0, taken)), [setup, steps, taken])
}
