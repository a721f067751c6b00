import { useLingui } from '@lingui/react/macro'
import type { AddOnAccount, AddOnId } from '#domain/account/addOns'
import { AddOnGate } from '../AddOnGate'
import styles from '../AddOnsScreen.module.css'
import { AdapterPreview } from '../previews/AdapterPreview'
import { CameraPreview } from '../previews/CameraPreview'
import { ChargingPreview } from '../previews/ChargingPreview'
import { CoachingPreview } from '../previews/CoachingPreview'
import { type AddOnChoice, useEstimate } from '../useEstimate'
import { ActiveVehicles } from './ActiveVehicles'
import { AddOnChange } from './AddOnChange'
import { DetailHero } from './DetailHero'
import { OpenVehicles } from './OpenVehicles'
import { PricePanel } from './PricePanel'

/** One add-on: what it changes, for which vehicles, and what that costs. */
export function AddOnDetailScreen({ addOn }: { addOn: AddOnId }) {
  return <AddOnGate>{(account) => <AddOnDetail key={addOn} addOn={addOn} account={account} />}</AddOnGate>
}

function AddOnDetail({ addOn, account }: { addOn: AddOnId; account: AddOnAccount }) {
  const { t } = useLingui()
  const { choices, estimate } = useEstimate(account, addOn)
  const choice = choices[addOn]
  return (
    <div className={styles.screen}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <DetailHero addOn={addOn} piece={pieceOf(choice, account)} />
          <AddOnChange choice={choice} account={account} />
          {choice.active.length > 0 && <ActiveVehicles choice={choice} />}
          <OpenVehicles choice={choice} />
        </div>
        <aside className={styles.aside} aria-label={t`Estimate`}>
          <PricePanel choice={choice} estimate={estimate} />
        </aside>
      </div>
    </div>
  )
}

function pieceOf({ addOn, open, active }: AddOnChoice, { vehicles }: AddOnAccount) {
  const first = open[0] ?? active[0] ?? null
  switch (addOn) {
    case 'adapter':
      return <AdapterPreview vehicle={first} />
    case 'coaching':
      return <CoachingPreview vehicle={first} />
    case 'plugAndCharge':
      return <ChargingPreview vehicles={vehicles} />
    case 'camera':
      return <CameraPreview vehicles={vehicles} />
  }
}
