import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button'
import { Card } from '../../../../ui/display/Card'
import { toast } from '../../../../ui/feedback/toast'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog'
import styles from './PinCard.module.css'
import { PinDialog } from './PinDialog'

export interface PinCardProps {
  isSet: boolean
  /** No PIN can be set here, because the page has no WebCrypto. */
  isInsecure: boolean
  /** The short id of this device, for unlocking by config.json. */
  shortId: string
  /** @returns the recovery code */
  onSet: (pin: string) => Promise<string>
  onRemove: () => Promise<void>
}

/** The lock of the staff room: set, changed or removed. */
export function PinCard({ isSet, isInsecure, shortId, onSet, onRemove }: PinCardProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'set' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const remove = async () => {
    try {
      await onRemove()
      toast(t`PIN removed`)
      close()
    } catch {
      toast(t`This change could not be saved. Try again.`, 'problem')
    }
  }
  return (
    <Card title={t`Staff PIN`} aside={isSet ? <Trans>PIN set</Trans> : <Trans>No PIN</Trans>}>
      <p className={styles.line}>
        {isSet ? (
          <Trans>
            The staff room asks for the PIN each time. Press and hold the logo for a second to get here from
            any screen.
          </Trans>
        ) : (
          <Trans>Anyone who types /booth gets in. Set a PIN before the doors open.</Trans>
        )}
      </p>
      {isInsecure && (
        <p className={styles.line}>
          <Trans>
            This address uses plain HTTP, where a PIN cannot be stored. Open the kiosk over HTTPS.
          </Trans>
        </p>
      )}
      <p className={styles.line}>
        <Trans>
          Lost both the PIN and the recovery code? Setting resetStaffPin to {shortId} in the server’s
          config.json removes the PIN of this device once.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button kind="plain" disabled={isInsecure} onClick={() => setOpen('set')}>
          {isSet ? <Trans>Change PIN</Trans> : <Trans>Set a PIN</Trans>}
        </Button>
        {isSet && (
          <Button kind="ghost" onClick={() => setOpen('remove')}>
            <Trans>Remove PIN</Trans>
          </Button>
        )}
      </div>
      <PinDialog isOpen={open === 'set'} onSet={onSet} onClose={close} />
      <ConfirmDialog
        isOpen={open === 'remove'}
        title={t`Remove the staff PIN?`}
        confirmLabel={t`Remove PIN`}
        danger
        onConfirm={remove}
        onClose={close}
      >
        <Trans>Anyone who types /booth then gets in. The recovery code stops working.</Trans>
      </ConfirmDialog>
    </Card>
  )
}
