import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Live } from '#domain/base/live'
import { surface } from '../../ui/display/surface'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Gate } from '../../ui/feedback/Gate'
import { ICONS } from '../../ui/icons/icons'
import { RecallCard } from './RecallCard'
import styles from './RecallList.module.css'
import type { RecallRow } from './useRecalledVehicles'

export interface RecallListProps {
  live: Live<RecallRow[]>
  /** A dealer's inventory, which has no drivers. */
  isInventory: boolean
}

/** The number of open recalls, and a card for each. */
export function RecallList({ live, isInventory }: RecallListProps) {
  const { t } = useLingui()
  return (
    <Gate live={live} frame={(problem) => <section className={surface()}>{problem}</section>}>
      {(rows) => {
        const scheduled = rows.filter(({ recall }) => recall.isScheduled).length
        if (rows.length === 0)
          return (
            <section className={surface()}>
              <EmptyState icon={ICONS.circleCheck} title={t`No open recalls`}>
                <p>{t`When a maker recalls one of your vehicles, it is listed here.`}</p>
              </EmptyState>
            </section>
          )
        return (
          <div className={styles.page}>
            <div>
              <p className={styles.count} role="status">
                {plural(rows.length, { one: '# open recall', other: '# open recalls' })}
                {scheduled > 0 && (
                  <>
                    {', '}
                    {plural(scheduled, { one: '# scheduled for service', other: '# scheduled for service' })}
                  </>
                )}
              </p>
              <p className={styles.scope}>
                {isInventory
                  ? t`The whole account, on every lot. Recall repairs are free.`
                  : t`The whole account, in every fleet. Recall repairs are free.`}
              </p>
            </div>
            <ul className={styles.cards}>
              {rows.map((row) => (
                <li key={row.recall.id}>
                  <RecallCard {...row} isInventory={isInventory} />
                </li>
              ))}
            </ul>
          </div>
        )
      }}
    </Gate>
  )
}
