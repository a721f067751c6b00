import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { valueOr } from '#domain/base/live'
import { PATHS } from '#domain/device/routes'
import { useFeed } from '../../../data/queries/feed'
import { ringBell, usePanelOpen } from '../../../state/panel'
import { useSection } from '../../../state/useSection'
import { toast } from '../../../ui/feedback/toast'
import { useFeedText } from '../../../widgets/notifications/feed/useFeedText'
import { useShownFeed } from '../../../widgets/notifications/unread/useShownFeed'
import { useArrivals } from './useArrivals'

/**
 * Watches the feed for what arrives during the visit: rings the bell, and says what it was, in a banner
 * that leads to it, or to screen readers alone where a list of it is in sight.
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
  const [said, setSaid] = useState('')
  useArrivals(section, valueOr(feed, null), (arrived) => {
    const inScope = new Set(valueOr(shown, []).map(({ id }) => id))
    const news = arrived.filter(({ id }) => inScope.has(id))
    if (news.length === 0) return
    ringBell()
    // Whoever ran a test is told by the test itself.
    const told = news.filter(({ event }) => event.kind !== 'rule' || !event.isTest)
    const [first] = told
    if (!first) return
    const count = told.length
    const what = textOf(first.event)
    const { vehicle } = first
    const words =
      count === 1
        ? t`${vehicle}: ${what}`
        : t`${plural(count, { one: '# new notification', other: '# new notifications' })}`
    const center = PATHS['all-notifications']
    if (panelOpen || router.state.location.pathname === center) return setSaid(words)
    toast(words, 'info', {
      label: t`View`,
      run: () => void navigate({ to: center, search: count === 1 ? { item: first.id } : {} }),
    })
  })
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
