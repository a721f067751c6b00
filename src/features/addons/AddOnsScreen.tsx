import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { AddOnAccount } from '#domain/account/addOns'
import { useFormats } from '../../i18n/useFormats'
import { useWaypoint } from '../../state/waypoints'
import { Button } from '../../ui/controls/Button'
import { AdasNote } from './AdasNote'
import { AddOnCard } from './AddOnCard'
import { AddOnGate } from './AddOnGate'
import styles from './AddOnsScreen.module.css'
import { EstimatePanel } from './estimate/EstimatePanel'
import { AdapterPreview } from './previews/AdapterPreview'
import { CameraPreview } from './previews/CameraPreview'
import { ChargingPreview } from './previews/ChargingPreview'
import { CoachingPreview } from './previews/CoachingPreview'
import { useEstimate } from './useEstimate'

/** All add-ons with benefits and prices, and an estimate of the chosen ones. */
export function AddOnsScreen() {
  return <AddOnGate>{(account) => <AddOns account={account} />}</AddOnGate>
}

function AddOns({ account }: { account: AddOnAccount }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const view = useEstimate(account)
  const panel = useRef<HTMLElement>(null)
  const { adapter, coaching, plugAndCharge, camera } = view.choices
  const firstOf = ({ active, open }: typeof adapter) => open[0] ?? active[0] ?? null
  return (
    <div className={styles.screen}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div>
            <h2 className={styles.title}>{t`Do more with the vehicles you have`}</h2>
            <p className={styles.lead}>
              {t`Priced per vehicle and billed monthly. Add one to see what it costs.`}
            </p>
          </div>
          <ul className={styles.cards}>
            <AddOnCard
              ref={useWaypoint('add-ons', 3)}
              choice={adapter}
              piece={<AdapterPreview vehicle={firstOf(adapter)} />}
            />
            <AddOnCard
              ref={useWaypoint('add-ons')}
              choice={coaching}
              piece={<CoachingPreview vehicle={firstOf(coaching)} />}
            />
            <AddOnCard
              ref={useWaypoint('add-ons', 2)}
              choice={plugAndCharge}
              piece={<ChargingPreview vehicles={account.vehicles} />}
            />
            <AddOnCard choice={camera} piece={<CameraPreview vehicles={account.vehicles} />} />
          </ul>
          <AdasNote />
          {view.estimate.totalCents > 0 && (
            <div className={styles.bar}>
              <span className={styles.total}>
                <b>{money(view.estimate.totalCents / 100)}</b>
                <span>{t`Per month`}</span>
              </span>
              <Button kind="soft" onClick={() => panel.current?.scrollIntoView({ block: 'start' })}>
                {t`View estimate`}
              </Button>
            </div>
          )}
        </div>
        <aside ref={panel} className={styles.aside} aria-label={t`Estimate`}>
          <EstimatePanel view={view} />
        </aside>
      </div>
    </div>
  )
}
