import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { offeredMeasures, shownMeasures } from '#domain/performance/measureChoice'
import { measureFigure } from '#domain/performance/measureFigure'
import { useFormats } from '../../../../i18n/useFormats'
import { useMeasureChoice } from '../../../../state/measureChoice'
import { useWaypoint } from '../../../../state/waypoints'
import { Button } from '../../../../ui/controls/Button'
import { cardClass } from '../../../../ui/display/cardClass'
import { EmptyState } from '../../../../ui/feedback/EmptyState'
import { ACTION_ICONS } from '../../../../ui/icons/actionIcons'
import { Icon } from '../../../../ui/icons/Icon'
import type { PerformanceView } from '../performanceView'
import { CountedVehicles } from './CountedVehicles'
import { CustomizeDialog } from './CustomizeDialog'
import styles from './MeasureSection.module.css'
import { MeasureTile } from './MeasureTile'
import { measureLink } from './measureLinks'
import { useMeasureBasis, useMeasureNames } from './measureText'

export interface MeasureSectionProps {
  view: PerformanceView
  /** Links to the screens below performance. */
  rooms?: ReactNode
}

/** The visitor's measures in the visitor's order, and the vehicles that they count. */
export function MeasureSection({ view, rooms }: MeasureSectionProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const { ranks, days, facts, offer } = view
  const names = useMeasureNames(ranks)
  const basisOf = useMeasureBasis(view)
  const choice = useMeasureChoice()
  const [isOpen, setIsOpen] = useState(false)
  const shown = shownMeasures(choice, offer)
  const all = offeredMeasures(choice, offer).length
  const figures = useMemo(
    () => new Map(choice.order.map((measure) => [measure, measureFigure(measure, facts, days)])),
    [choice.order, facts, days],
  )
  return (
    <section aria-labelledby="measures" className={styles.section}>
      <div className={styles.head}>
        <div className={styles.lead}>
          <div className={styles.titles}>
            <h2 id="measures" className={styles.title}>{t`Your measures`}</h2>
            <p className={styles.count}>{t`${whole(shown.length)} of ${whole(all)}, in your order`}</p>
          </div>
          {rooms}
        </div>
        <span ref={useWaypoint('performance')} className={styles.picker}>
          <Button kind="plain" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <Icon path={ACTION_ICONS.sliders} />
            {t`Customize`}
          </Button>
        </span>
      </div>
      {shown.length > 0 ? (
        <ul className={styles.tiles}>
          {shown.map((measure) => {
            const figure = figures.get(measure)
            return (
              figure && (
                <li key={measure} className={styles.item}>
                  <MeasureTile
                    figure={figure}
                    name={names[measure]}
                    basis={basisOf(measure)}
                    link={measureLink(measure, days, ranks)}
                  />
                </li>
              )
            )
          })}
        </ul>
      ) : (
        <div className={cardClass()}>
          <EmptyState title={t`No measure is shown`}>
            <p>{t`Choose the ones that matter to you under Customize.`}</p>
          </EmptyState>
        </div>
      )}
      <CountedVehicles view={view} />
      <CustomizeDialog isOpen={isOpen} onClose={() => setIsOpen(false)} names={names} offer={offer} />
    </section>
  )
}
