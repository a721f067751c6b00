import { useLingui } from '@lingui/react/macro'
import styles from './ReceiptPicture.module.css'

/** The picture of a receipt that a visitor attached. */
export function ReceiptPicture({ picture }: { picture: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.paper} data-paper="">
      <img className={styles.picture} src={picture} alt={t`Attached receipt`} />
    </div>
  )
}
