import { useLingui } from '@lingui/react/macro'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Challenge } from '#domain/game/challenges'
import type { GameRun, GhostAct } from '#domain/game/gameTypes'
import { readWatchedRun, type WatchedRun } from '../../data/queries/watchedRun'
import { type GhostSpeed, setWatching, useWatching } from '../../state/ghost'
import { isStill } from '../../state/motion'
import { Button } from '../../ui/controls/Button'
import { KitProvider } from '../../ui/kit/KitProvider'
import { Dialog } from '../../ui/overlays/Dialog'
import { endOnTouch } from './endOnTouch'
import { FingerMarks } from './FingerMarks'
import { createFinger } from './finger'
import { GhostBar } from './GhostBar'
import { createGhostClock } from './ghostClock'
import { holdWhileHidden } from './holdWhileHidden'
import { showRun } from './showRun'
import { rememberPlace } from './startPlace'

export interface GhostProps {
  /** Shows the text of a challenge; a part of the game. */
  Prompt: ComponentType<{ challenge: Challenge }>
}

/** The replay of the selected run, or why it cannot be shown. */
export function Ghost({ Prompt }: GhostProps) {
  const runId = useWatching()?.runId ?? null
  const watched = useWatchedRun(runId)
  const router = useRouter()
  if (watched === null) return null
  return (
    <KitProvider>
      {watched.kind === 'ready' ? (
        <Replay key={watched.run.id} run={watched.run} acts={watched.acts} router={router} Prompt={Prompt} />
      ) : (
        <NotWatchable why={watched.kind} onClose={() => setWatching(null)} />
      )}
    </KitProvider>
  )
}

/** Null without a run and while it is loading. */
function useWatchedRun(runId: string | null): WatchedRun | null {
  const [read, setRead] = useState<{ runId: string; watched: WatchedRun } | null>(null)
  useEffect(() => {
    if (runId === null) return
    let current = true
    const show = (watched: WatchedRun) => current && setRead({ runId, watched })
    readWatchedRun(runId).then(show, () => show({ kind: 'missing' }))
    return () => {
      current = false
      setRead(null)
    }
  }, [runId])
  return read?.runId === runId ? (read?.watched ?? null) : null
}

interface ReplayProps {
  run: GameRun
  acts: readonly GhostAct[]
  router: AnyRouter
  Prompt: ComponentType<{ challenge: Challenge }>
}

/** A run on the real screens, with the finger and the bar. */
function Replay({ run, acts, router, Prompt }: ReplayProps) {
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
    // After this commit, so that an effect that runs twice in development starts it once.
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

interface NotWatchableProps {
  why: 'missing' | 'otherData' | 'failed'
  onClose: () => void
}

/** Says why a run cannot be shown. */
function NotWatchable({ why, onClose }: NotWatchableProps) {
  const { t } = useLingui()
  const reasons = {
    missing: t`This device did not keep a recording of this run.`,
    otherData: t`It was played with different demo data, so vehicles and trips don’t match here.`,
    failed: t`The demo data could not be prepared. Try again.`,
  }
  return (
    <Dialog
      title={t`This run cannot be watched`}
      isOpen
      onClose={onClose}
      actions={<Button kind="primary" onClick={onClose}>{t`Got it`}</Button>}
    >
      <p>{reasons[why]}</p>
    </Dialog>
  )
}
