import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState'
import { surface } from '../../ui/surface'
import { TRIP_ICONS } from './icons'

/** Says in place of a trip history why there is none. */
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
    <section className={surface()}>
      <EmptyState icon={TRIP_ICONS.route} title={title} actions={actions}>
        {children}
      </EmptyState>
    </section>
  )
}
