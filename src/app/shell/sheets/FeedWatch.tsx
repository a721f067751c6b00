import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { valueOr } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { PATHS } from '#domain/device/routes'
import { type FeedItem, isShownInPanel } from '#domain/notifications/feed'
import { useFeed } from '../../../data/queries/feed'
import { ringBell, usePanelOpen } from '../../../state/panel'
import { useSection } from '../../../state/useSection'
import { toast } from '../../../ui/feedback/toast'
import { useFeedText } from '../../../widgets/notifications/feed/useFeedText'
import { useShownFeed } from '../../../widgets/notifications/unread/useShownFeed'

/**
 * Watches the feed for items that arrive during the visit: rings the bell and shows a toast with a link, or, if a list
 * of the items is visible, notifies only screen readers.
 */
export function FeedWatch() {
  const { t } = useLingui()
  const textOf = useFeedText()
  const router = useRouter()
  const navigate = useNavigate()
  const section = useSection()
  const feed = useFeed(section)
  const shown = useShownFeed()
  const panelOpen = usePanelOpen()
  const [notice, setNotice] = useState('')
  useArrivals(section, valueOr(feed, null), (arrived) => {
    const inScope = new Set(valueOr(shown, []).map(({ id }) => id))
    const news = arrived.filter(({ id }) => inScope.has(id))
    if (news.length === 0) return
    ringBell()
    // A test of a rule shows its own message.
    const announced = news.filter(({ event }) => event.kind !== 'rule' || !event.isTest)
    const [first] = announced
    if (!first) return
    const count = announced.length
    const what = textOf(first.event)
    const { vehicle } = first
    const words =
      count === 1
        ? t`${vehicle}: ${what}`
        : t`${plural(count, { one: '# new notification', other: '# new notifications' })}`
    const center = PATHS['all-notifications']
    if (panelOpen || router.state.location.pathname === center) return setNotice(words)
    toast(words, 'info', {
      label: t`View`,
      run: () => void navigate({ to: center, search: count === 1 ? { item: first.id } : {} }),
    })
  })
  return (
    <p className="visually-hidden" role="status">
      {notice}
    </p>
  )
}

/** Shortest time between two notifications, in milliseconds. */
export const PAUSE_MS = 5000

/**
 * Calls `onArrive` with new items of a feed, newest first: at once, then at most once per pause with all items of that
 * time.
 * @param items the whole feed of the section; null while it is being read
 */
function useArrivals(
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

/**
 * New items since the feed was read before, newest first: items of this visit that the panel shows, but not those that
 * a reset or another section adds.
 * @param before ids of the feed as it was; null when it is read for the first time
 */
function arrivedItems(items: readonly FeedItem[], before: ReadonlySet<string> | null): FeedItem[] {
  if (before === null) return []
  return items.filter((item) => item.minutesAgo <= 0 && isShownInPanel(item) && !before.has(item.id))
}
