import type { AnyRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Challenge } from '#domain/game/challenges'
import type { GameRun, GhostAct } from '#domain/game/gameTypes'
import { type GhostSpeed, setWatching } from '../../state/ghost'
import { isMotionOff } from '../../state/motion'
import { endOnTouch } from './endOnTouch'
import { FingerMarks } from './FingerMarks'
import { createFinger } from './finger'
import { GhostBar } from './GhostBar'
import { createGhostClock } from './ghostClock'
import { holdWhileHidden } from './holdWhileHidden'
import { NotWatchable } from './NotWatchable'
import { showRun } from './showRun'
import { rememberPlace } from './startPlace'

export interface ReplayProps {
  run: GameRun
  acts: readonly GhostAct[]
  router: AnyRouter
  Prompt: ComponentType<{ challenge: Challenge }>
}

const isStill = () => isMotionOff() || matchMedia('(prefers-reduced-motion: reduce)').matches

/** A run on the real screens: the finger, and the bar that says what is watched. */
export function Replay({ run, acts, router, Prompt }: ReplayProps) {
  const [clock] = useState(() => createGhostClock(1))
  const [ending, setEnding] = useState(false)
  const [failed, setFailed] = useState(false)
  const end = useRef<() => void>(() => undefined)
  const bar = useRef<HTMLElement>(null)
  const disc = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const [discElement, ringElement] = [disc.current, ring.current]
    if (!discElement || !ringElement) return
    const ended = new AbortController()
    const { signal } = ended
    end.current = () => {
      setEnding(true)
      ended.abort()
    }
    // Later than this commit, so that an effect which is run twice in development starts it once.
    const timer = setTimeout(() => {
      endOnTouch(() => bar.current, end.current, signal)
      addEventListener('popstate', end.current, { signal })
      const parts = { disc: discElement, ring: ringElement, isStill, signal }
      showRun({
        run,
        acts,
        router,
        clock,
        finger: createFinger(parts),
        place: rememberPlace(router),
        signal,
      }).then(
        () => setWatching(null),
        () => setFailed(true),
      )
    })
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [run, acts, router, clock])
  useEffect(() => holdWhileHidden(clock), [clock])

  if (failed) return <NotWatchable why="failed" onClose={() => setWatching(null)} />
  return (
    <>
      <FingerMarks disc={disc} ring={ring} />
      {!ending && (
        <GhostBar
          ref={bar}
          run={run}
          clock={clock}
          Prompt={Prompt}
          onSpeed={(speed: GhostSpeed) => {
            clock.setSpeed(speed)
            setWatching({ runId: run.id, speed })
          }}
          onClose={() => end.current()}
        />
      )}
    </>
  )
}
