import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/Button'
import { PickPicture } from '../receipt/PickPicture'
import { ReceiptPicture } from '../receipt/ReceiptPicture'
import styles from './ExpenseForm.module.css'

export interface ReceiptFieldProps {
  /** A JPEG data URL; empty without. */
  picture: string
  onPicture: (picture: string) => void
}

/** A picture of the receipt, to be attached when the expense is saved. */
export function ReceiptField({ picture, onPicture }: ReceiptFieldProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.receipt}>
      <legend className={styles.legend}>{t`Receipt`}</legend>
      {picture !== '' && <ReceiptPicture picture={picture} />}
      <div className={styles.receiptActions}>
        <PickPicture onPicture={onPicture}>
          {picture === '' ? t`Attach a picture` : t`Choose another picture`}
        </PickPicture>
        {picture !== '' && (
          <Button kind="ghost" onClick={() => onPicture('')}>
            {t`Remove the picture`}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
