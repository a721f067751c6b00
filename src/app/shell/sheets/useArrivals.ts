import { useEffect, useRef } from 'react'
import type { Section } from '#domain/base/section'
import type { FeedItem } from '#domain/notifications/feed'
import { arrivedItems } from './arrivedItems'

/** A flood is told at most this often, in milliseconds. */
export const PAUSE_MS = 5000

/**
 * Calls `onArrive` with what came into a feed, newest first: at once, then once a pause with all that came
 * in it.
 * @param items the whole feed of the section; null while it is being read
 */
export function useArrivals(
  section: Section,
  items: readonly FeedItem[] | null,
  onArrive: (arrived: readonly FeedItem[]) => void,
): void {
  const known = useRef<{ section: Section; ids: ReadonlySet<string> } | null>(null)
  const waiting = useRef<FeedItem[]>([])
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const tell = useRef(onArrive)
  tell.current = onArrive
  useEffect(() => {
    if (items === null) return
    const before = known.current?.section === section ? known.current.ids : null
    known.current = { section, ids: new Set(items.map(({ id }) => id)) }
    waiting.current = [...arrivedItems(items, before), ...waiting.current]
    const flush = () => {
      const batch = waiting.current
      waiting.current = []
      timer.current = batch.length > 0 ? setTimeout(flush, PAUSE_MS) : null
      if (batch.length > 0) tell.current(batch)
    }
    if (timer.current === null) flush()
  }, [items, section])
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current)
    },
    [],
  )
}
