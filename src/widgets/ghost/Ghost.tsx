import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import type { Challenge } from '#domain/game/challenges'
import { readWatchedRun, type WatchedRun } from '../../data/queries/watchedRun'
import { setWatching, useWatching } from '../../state/ghost'
import { KitProvider } from '../../ui/kit/KitProvider'
import { NotWatchable } from './NotWatchable'
import { Replay } from './Replay'

export interface GhostProps {
  /** What a challenge asks for, in words; the game has them. */
  Prompt: ComponentType<{ challenge: Challenge }>
}

/** The run that is being watched: read, refused in words, or shown. */
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

/** Null while there is none, or it is being read. */
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
