import { useLingui } from '@lingui/react/macro'
import { cardClass } from '../../../ui/display/cardClass'
import { ErrorState } from '../../../ui/feedback/ErrorState'

/** Shown while it is unknown whether there is a PIN: the room stays locked. */
export function UnreadStaffAccess({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <div className={cardClass()}>
      <ErrorState title={t`The staff room cannot open yet`} onRetry={onRetry}>
        {t`This device’s storage did not answer, so the PIN cannot be checked. Close other tabs of the kiosk.`}
      </ErrorState>
    </div>
  )
}
