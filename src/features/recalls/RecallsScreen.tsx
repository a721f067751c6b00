import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { isInventory as isOfInventory } from '#domain/dealer/anyVehicle'
import type { Recall } from '#domain/vehicle/recall'
import type { VehicleImage } from '#domain/vehicle/vehicle'
import { useVehiclesOf } from '../../data/queries/anyVehicles'
import { useRecalls } from '../../data/queries/recalls'
import { LOT_LABELS } from '../../i18n/labelsInventory'
import { useSection } from '../../state/useSection'
import { cardClass } from '../../ui/display/cardClass'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Gate } from '../../ui/feedback/Gate'
import { ICONS } from '../../ui/icons/icons'
import { RecallCard } from './RecallCard'
import styles from './RecallList.module.css'

/** Open recalls of the signed-in account: their number, and a card for each. */
export function RecallsScreen() {
  const { t } = useLingui()
  const section = useSection()
  const live = useRecalledVehicles(section)
  const isInventory = section === 'dealer'
  return (
    <Gate live={live} frame={(problem) => <section className={cardClass()}>{problem}</section>}>
      {(rows) => {
        const scheduled = rows.filter(({ recall }) => recall.isScheduled).length
        if (rows.length === 0)
          return (
            <section className={cardClass()}>
              <EmptyState icon={ICONS.circleCheck} title={t`No open recalls`}>
                <p>{t`If a manufacturer recalls one of your vehicles, it is listed here.`}</p>
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
                  ? t`All lots in the account. Recall repairs are free.`
                  : t`All fleets in the account. Recall repairs are free.`}
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

/** The vehicle in a recall's card. */
interface RecalledVehicle {
  id: string
  label: string
  makeName: string
  modelYear: number
  image: VehicleImage
  /** Its driver, or its lot; null without either. */
  keeper: string | null
}

export interface RecallRow {
  recall: Recall
  /** Null if the vehicle left the account. */
  vehicle: RecalledVehicle | null
}

/** The recalls of an account, each with its vehicle as it is now. */
function useRecalledVehicles(section: Section): Live<RecallRow[]> {
  const { i18n } = useLingui()
  const recalls = useRecalls(section)
  const vehicles = useVehiclesOf(section)
  return useMemo(
    () =>
      mapLive(joinLive({ recalls, vehicles }), (stored) =>
        stored.recalls.map((recall) => {
          const found = stored.vehicles.find(({ vin }) => vin === recall.vin)
          if (!found) return { recall, vehicle: null }
          const keeper = isOfInventory(found) ? i18n._(LOT_LABELS[found.lot]) : found.driverName
          return { recall, vehicle: { ...found, keeper } }
        }),
      ),
    [recalls, vehicles, i18n],
  )
}
