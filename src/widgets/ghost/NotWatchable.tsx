import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/overlays/Dialog'

export interface NotWatchableProps {
  why: 'missing' | 'otherData' | 'failed'
  onClose: () => void
}

/** Says why a run cannot be shown. */
export function NotWatchable({ why, onClose }: NotWatchableProps) {
  const { t } = useLingui()
  const reasons = {
    missing: t`What was done in this run was not kept on this device.`,
    otherData: t`It was played with other demo data, so its vehicles and trips are not the same here.`,
    failed: t`The demo data could not be prepared. Try again.`,
  }
  return (
    <Dialog
      title={t`This run cannot be watched`}
      isOpen
      onClose={onClose}
      actions={<Button kind="primary" onClick={onClose}>{t`Got it`}</Button>}
    >
      <p>{reasons[why]}</p>
    </Dialog>
  )
}
