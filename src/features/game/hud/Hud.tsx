import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { isCurrent, navTarget } from '#domain/device/navigation'
import { routeFor } from '#domain/device/routes'
import { isOnTheWay, ruleOf } from '#domain/game/challenges'
import type { Run } from '#domain/game/gameTypes'
import { promptOf } from '#domain/game/run'
import { beforePage } from '../../../session/input/input'
import { type NavHint, setNavHint } from '../../../state/navHint'
import { useSidebarVisible } from '../../../state/sidebar'
import { useIsWide } from '../../../state/useIsWide'
import { useHasCome } from '../../../ui/feedback/useClock'
import { setFreeArea } from '../../../ui/overlays/freeArea'
import { closeOpenModals } from '../../../ui/overlays/openModals'
import { useBarRoom } from '../../../widgets/ghost/useBarRoom'
import { usePrompt } from '../prompts'
import { useWay } from '../useWay'
import styles from './Hud.module.css'
import { PromptLine } from './PromptLine'
import { RunTools } from './RunTools'
import { ScoreBox } from './ScoreBox'
import { SkipButton } from './SkipButton'
import { StreakBars } from './StreakBars'
import { LAST_SECONDS, TimeRing } from './TimeRing'
import { useNextControl } from './useNextControl'
import { useRace } from './useRace'

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
  useClosedModals(run.position)
  const nav = useHudRoom(place)
  const asked = usePrompt(promptOf(run))
  const prompt = run.end === 'time' ? t`Time is up!` : run.end === 'finished' ? t`You found them all!` : asked
  const hint = useRunHint(run, startsAtMs, isStarted)
  const race = useRace(run, startsAtMs, isStarted)
  const { lengthMs } = run.setup
  const isLast = useHasCome(
    isStarted && lengthMs !== null ? startsAtMs + lengthMs - LAST_SECONDS * 1000 : null,
  )
  return (
    <>
      {createPortal(<div ref={setFreeArea} className={styles.free} />, document.body)}
      <section ref={place} className={styles.place} data-nav={nav} aria-label={t`Fleet Hero`}>
        <div className={styles.bar} data-last={isLast}>
          <TimeRing startsAtMs={startsAtMs} lengthMs={lengthMs} isStarted={isStarted} race={race} />
          <PromptLine
            number={run.position + 1}
            prompt={prompt}
            promptAtMs={startsAtMs + run.promptAtMs}
            isStarted={isStarted}
            hint={hint}
          />
          <div className={styles.tally}>
            <StreakBars finds={run.streak} />
            <ScoreBox run={run} race={race} />
          </div>
          <div className={styles.ends}>
            <SkipButton
              ref={skip}
              left={run.skipsLeft}
              lockedUntilMs={startsAtMs + run.promptAtMs}
              isStarted={isStarted}
            />
            <RunTools />
          </div>
        </div>
      </section>
    </>
  )
}

const KEY = 'F6'

/** F6 moves the focus to the bar from anywhere, even from a dialog, and back. */
function useHudKey(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: Element | null = null
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== KEY || !target.current) return
      event.preventDefault()
      const { activeElement } = document
      if (activeElement !== target.current) {
        before = activeElement
        target.current.focus()
      } else if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
    return beforePage('gameBar', { keydown: onKey })
  }, [target])
}

/** How long what a find has opened is shown over the next prompt, milliseconds. */
export const FOUND_SHOWN_MS = 1_200

/** Closes what is open when a prompt appears, unless the player touches the screen before. */
function useClosedModals(position: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each prompt closes what the one before has opened
  useEffect(() => {
    const timer = setTimeout(closeOpenModals, FOUND_SHOWN_MS)
    const keep = () => clearTimeout(timer)
    const stopHearing = beforePage('gameBar', { pointerdown: keep, keydown: keep })
    return () => {
      keep()
      stopHearing()
    }
  }, [position])
}

/** What is beside or below the bar: the navigation, its rail, the footer bar, or nothing. */
type NavBeside = 'open' | 'rail' | 'drawer' | 'none'

/** Reserves space for the bar (`useBarRoom`). @returns what it must be placed beside */
function useHudRoom(bar: RefObject<HTMLElement | null>): NavBeside {
  const nav = useNavBeside()
  useBarRoom(bar, nav)
  return nav
}

function useNavBeside(): NavBeside {
  const pathname = useRouterState({
    select: (state) => state.matches.at(-1)?.pathname ?? state.location.pathname,
  })
  const open = useSidebarVisible()
  const wide = useIsWide()
  if (routeFor(pathname)?.kind !== 'shell') return 'none'
  return wide ? (open ? 'open' : 'rail') : 'drawer'
}

/**
 * Once the hint of a prompt has appeared, makes the navigation item glow that leads there; on its own screen, which is
 * chosen already, the next control on the way.
 * @returns where to look, as text; null before
 */
function useRunHint(run: Run, startsAtMs: number, isStarted: boolean): string | null {
  const { t } = useLingui()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const prompt = promptOf(run)
  const hasCome = useHasCome(isStarted && prompt ? startsAtMs + run.hintAtMs : null)
  const asked = hasCome ? prompt : null
  const navId = asked && ruleOf(asked).navId
  const isThere = navId !== null && isCurrent(navTarget(navId), pathname)
  const hint: NavHint | null = asked && !isThere ? (navId ?? 'bell') : null
  useEffect(() => {
    setNavHint(hint)
    return () => setNavHint(null)
  }, [hint])
  useNextControl(asked && isThere && isOnTheWay(asked, { pathname }) ? asked : null)
  const words = useHintWords(hint)
  return isThere ? t`Hint: look on this screen` : words
}

function useHintWords(hint: NavHint | null): string | null {
  const { t } = useLingui()
  const wayTo = useWay()
  if (hint === null) return null
  if (hint === 'bell') return t`Hint: the bell at the top`
  const [name, inside] = wayTo(hint)
  if (name === undefined) return null
  return inside === undefined ? t`Hint: look in ${name}` : t`Hint: look in ${name}, ${inside}`
}
