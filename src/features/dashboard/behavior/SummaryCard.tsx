import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import type { BehaviorSummary } from '#domain/behavior/behavior'
import { widgetColumns } from '#domain/behavior/behaviorColumns'
import type { WindowDays } from '#domain/vehicle/score'
import { Card } from '../../../ui/display/Card'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ICONS } from '../../../ui/icons/icons'
import styles from './SummaryCard.module.css'
import { SummaryColumn } from './SummaryColumn'

export interface SummaryCardProps {
  /** Null while loading. */
  summary: BehaviorSummary | null
  ev: boolean
  window: WindowDays
  ref?: Ref<HTMLElement>
}

/** Distance and consumption of the gas or electric vehicles, compared with the days before. */
export function SummaryCard({ summary, ev, window, ref }: SummaryCardProps) {
  const { t } = useLingui()
  const count = summary?.vehicles
  return (
    <Card
      {...(ref && { ref })}
      title={ev ? t`Electric vehicles` : t`Gas vehicles`}
      icon={ev ? ICONS.zap : ICONS.fuel}
      className={styles.card}
      aside={count !== undefined && t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`}
    >
      <div className={styles.columns} aria-busy={summary === null}>
        {summary ? (
          widgetColumns(summary, ev).map((column) => (
            <SummaryColumn
              key={column.measure}
              column={column}
              vehicles={summary.vehicles}
              ev={ev}
              window={window}
            />
          ))
        ) : (
          <Skeleton className={styles.wait} />
        )}
      </div>
    </Card>
  )
}
