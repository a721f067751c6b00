import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PRICE_PER_VEHICLE_USD } from '#domain/account/invoice'
import { useFormats } from '../../../i18n/useFormats'
import { chooseForAddOn } from '../../../state/addOnEstimate'
import { IconButton } from '../../../ui/controls/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { ADD_ON_LOOKS } from '../addOnLook'
import type { AddOnChoice } from '../useEstimate'
import { CountChoice } from './CountChoice'
import styles from './EstimateItem.module.css'

export interface EstimateItemProps {
  choice: AddOnChoice
  /** Monthly cost before tax. */
  cents: number
  /** Its vehicles are being changed; the others are one line. */
  isOpen: boolean
  /** The amount is shown in the bill below instead. */
  isOnly: boolean
  onOpen: () => void
}

/** An add-on of the estimate: its price, and the number of vehicles. */
export function EstimateItem({ choice, cents, isOpen, isOnly, onOpen }: EstimateItemProps) {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const { addOn, chosen } = choice
  const count = chosen?.length ?? 0
  const name = i18n._(ADD_ON_LOOKS[addOn].name)
  const price = money(PRICE_PER_VEHICLE_USD)
  return (
    <section className={styles.item} aria-label={name}>
      <div className={styles.head}>
        <span className={styles.square}>
          <Icon path={ADD_ON_LOOKS[addOn].icon} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.detail}>
            {isOnly
              ? t`${price} per vehicle`
              : [t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`, money(cents / 100)].join(
                  ' · ',
                )}
          </span>
        </span>
        {!isOpen && (
          <IconButton icon={ICONS.chevronDown} label={t`Change the vehicles of ${name}`} onClick={onOpen} />
        )}
        <IconButton icon={ICONS.x} label={t`Remove ${name}`} onClick={() => chooseForAddOn(addOn, null)} />
      </div>
      {isOpen && <CountChoice choice={choice} />}
    </section>
  )
}
