import type { ReactNode } from 'react'
import { cardClass } from '../../ui/display/cardClass'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { TRIP_ICONS } from '../../ui/icons/tripIcons'

/** Replaces a trip history and tells why there is none. */
export function TripsNotice({
  title,
  children,
  actions,
}: {
  title: string
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <section className={cardClass()}>
      <EmptyState icon={TRIP_ICONS.route} title={title} actions={actions}>
        {children}
      </EmptyState>
    </section>
  )
}
