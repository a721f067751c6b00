import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { RecallType } from '#domain/vehicle/recall'
import { setRecallScheduled } from '../../data/queries/recalls'
import { useFormats } from '../../i18n/useFormats'
import { Button } from '../../ui/controls/Button'
import { LinkButton } from '../../ui/controls/LinkButton'
import { cardClass } from '../../ui/display/cardClass'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { VehicleArt } from '../../ui/display/VehicleArt'
import { ICONS } from '../../ui/icons/icons'
import { Facts } from '../../widgets/trips/score/Facts'
import { useUndoable } from '../../widgets/undo/useUndoable'
import styles from './RecallCard.module.css'
import { RecallSteps } from './RecallSteps'
import type { RecallRow } from './RecallsScreen'

/** One recall: its vehicle and reason, what to do, and whether the repair has an appointment. */
export function RecallCard({ recall, vehicle, isInventory }: RecallRow & { isInventory: boolean }) {
  const { t } = useLingui()
  const { daysAgo } = useFormats()
  const run = useUndoable()
  const heading = useId()
  const { id, isScheduled } = recall
  const label = vehicle?.label ?? recall.label
  const typeText: Record<RecallType, string> = {
    productSafety: t`Product Safety`,
    nonCompliance: t`Non-Compliance`,
  }
  const setScheduled = (on: boolean) =>
    run(
      setRecallScheduled(id, on),
      on
        ? t`Service for ${label} marked as scheduled`
        : t`Service for ${label} no longer marked as scheduled`,
    )
  const facts = [
    [t`VIN`, recall.vin],
    [t`Recall date`, daysAgo(recall.daysAgo)],
    [isInventory ? t`Lot` : t`Driver`, vehicle?.keeper ?? t`Unassigned`],
  ] as const
  return (
    <section className={cardClass(styles.card)} aria-labelledby={heading}>
      <div className={styles.head}>
        {vehicle && <VehicleArt image={vehicle.image} detail="hero" className={styles.art} />}
        <div className={styles.names}>
          <h2 id={heading} className={styles.label}>
            {label}
          </h2>
          <p className={styles.model}>
            {vehicle ? `${vehicle.modelYear} ${recall.makeModel}` : recall.makeModel}
          </p>
          <StatusLabel
            tone={recall.type === 'productSafety' ? 'high' : 'med'}
            icon={recall.type === 'productSafety' ? ICONS.triangleAlert : ICONS.circleAlert}
            pill
          >
            {typeText[recall.type]}
          </StatusLabel>
        </div>
      </div>
      <Facts facts={facts} className={styles.facts} />
      <RecallSteps
        type={recall.type}
        makeName={vehicle?.makeName ?? recall.makeModel}
        isInventory={isInventory}
      />
      <div className={styles.actions}>
        {isScheduled ? (
          <>
            <StatusLabel tone="ok" icon={ICONS.circleCheck}>
              {t`Service scheduled`}
            </StatusLabel>
            <Button kind="ghost" onClick={() => setScheduled(false)} aria-describedby={heading}>
              {t`Not scheduled`}
            </Button>
          </>
        ) : (
          <Button kind="soft" onClick={() => setScheduled(true)} aria-describedby={heading}>
            {t`Mark as scheduled`}
          </Button>
        )}
        {vehicle && (
          <LinkButton kind="plain" to="/1/detail/$id" params={{ id: vehicle.id }} aria-describedby={heading}>
            {t`View vehicle`}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
