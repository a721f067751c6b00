import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { PRICE_PER_VEHICLE_USD } from '#domain/account/invoice'
import { useFormats } from '../../i18n/useFormats'
import { chooseForAddOn } from '../../state/addOnEstimate'
import { Button } from '../../ui/controls/Button'
import { cardClass } from '../../ui/display/cardClass'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './AddOnCard.module.css'
import { ADD_ON_LOOKS } from './addOnLook'
import { type AddOnChoice, firstChoice } from './useEstimate'

/** An add-on with its preview and price, and whether it is active or in the estimate. */
export function AddOnCard({
  choice,
  piece,
  ref,
}: {
  choice: AddOnChoice
  piece: ReactNode
  ref?: Ref<HTMLLIElement>
}) {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const { addOn, active, open, chosen } = choice
  const look = ADD_ON_LOOKS[addOn]
  const name = i18n._(look.name)
  const count = active.length
  return (
    <li ref={ref} className={cardClass(styles.card, chosen !== null && styles.on)}>
      <div className={styles.piece}>{piece}</div>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link to={look.to} className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.summary}>{i18n._(look.summary)}</p>
        {count > 0 && (
          <p className={styles.active}>
            <Icon path={ICONS.circleCheck} size={16} />
            <span>{t`${plural(count, { one: 'Active on # vehicle', other: 'Active on # vehicles' })}`}</span>
            <Link to={look.to} className={styles.manage} aria-label={t`Manage ${name}`}>
              {t`Manage`}
            </Link>
          </p>
        )}
        <div className={styles.foot}>
          <span className={styles.price}>
            <b>{money(PRICE_PER_VEHICLE_USD)}</b>
            <span>{t`per vehicle per month, plus tax`}</span>
          </span>
          {open.length === 0 ? (
            <span className={styles.all}>
              {count > 0 ? t`On every vehicle it fits` : t`Fits none of your vehicles`}
            </span>
          ) : (
            <Button
              kind={chosen ? 'soft' : 'plain'}
              aria-pressed={chosen !== null}
              aria-label={chosen ? t`${name}: in estimate` : t`Add ${name} to the estimate`}
              onClick={() => chooseForAddOn(addOn, chosen ? null : firstChoice(choice))}
            >
              <Icon path={chosen ? ICONS.check : ACTION_ICONS.plus} size={16} />
              {chosen ? t`In estimate` : count > 0 ? t`Add more` : t`Add`}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
