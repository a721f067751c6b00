import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { AddOnId } from '#domain/account/addOns'
import { cardClass } from '../../../ui/display/cardClass'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { ADD_ON_LOOKS } from '../addOnLook'
import styles from './DetailHero.module.css'

/** Benefits of each add-on, in a few words. */
const BENEFITS: Record<AddOnId, readonly MessageDescriptor[]> = {
  adapter: [
    msg`For vehicles without built-in hardware, model year 1996 and later`,
    msg`Location, odometer, fuel, and trips with scores, starting with the first drive`,
    msg`Plugs into the diagnostic port: no wiring, no workshop`,
  ],
  coaching: [
    msg`A tip on the dash for hard braking, hard acceleration, and speeding`,
    msg`The score of each trip as soon as it ends`,
    msg`Drivers are enrolled one by one, and can leave at any time`,
  ],
  plugAndCharge: [
    msg`The vehicle identifies itself: no card, no app`,
    msg`One account for every session, at the posted price`,
    msg`Each session is in Expenses with driver, vehicle, and energy`,
  ],
  camera: [
    msg`One lens on the road, one on the driver`,
    msg`Each trip counts cell phone use, food and drink, and hard maneuvers`,
    msg`A clip of each event, for coaching and for claims`,
  ],
}

/** The top of an add-on's page: a large preview and the benefits. */
export function DetailHero({ addOn, piece }: { addOn: AddOnId; piece: ReactNode }) {
  const { _ } = useLingui()
  return (
    <section className={cardClass(styles.hero)}>
      <div className={styles.piece}>{piece}</div>
      <div className={styles.text}>
        <h2 className={styles.title}>{_(ADD_ON_LOOKS[addOn].summary)}</h2>
        <ul className={styles.benefits}>
          {BENEFITS[addOn].map((benefit) => (
            <li key={benefit.id}>
              <Icon path={ICONS.check} size={16} className={styles.check} />
              <span>{_(benefit)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
