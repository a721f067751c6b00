import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../../ui/controls/Button'
import { Card } from '../../../../ui/display/Card'
import { StatusLabel } from '../../../../ui/display/StatusLabel'
import { toast } from '../../../../ui/feedback/toast'
import { ICONS } from '../../../../ui/icons/icons'
import styles from './UpdateCard.module.css'

export interface UpdateCardProps {
  /** Whether a newer build is stored and waiting. */
  isWaiting: boolean
  isApplying: boolean
  /** Checks for a newer build; false without a worker or network. */
  onCheck: () => Promise<boolean>
  /** Lets the newer build take over; false while a visitor uses another tab. */
  onUpdate: () => Promise<boolean>
}

/** The running build, and the waiting one: applied now, or automatically between two visits. */
export function UpdateCard({ isWaiting, isApplying, onCheck, onUpdate }: UpdateCardProps) {
  const { t } = useLingui()
  const check = async () => {
    if (!(await onCheck())) toast(t`The kiosk is offline, so it cannot check for a newer build.`, 'info')
    else toast(t`Checked. If there is a newer build, it downloads now and waits here.`, 'info')
  }
  const update = async () => {
    if (!(await onUpdate()))
      toast(t`A visitor is using another tab of this kiosk. Close that tab, then update.`, 'info')
  }
  return (
    <Card
      title={t`Update`}
      aside={
        <StatusLabel tone={isWaiting ? 'med' : 'ok'} icon={isWaiting ? ICONS.clock : ICONS.circleCheck}>
          {isWaiting ? t`Update waiting` : t`Nothing waiting`}
        </StatusLabel>
      }
    >
      <p className={styles.line}>
        <Trans>Build {__BUILD_ID__}</Trans>
      </p>
      <p className={styles.line}>
        {isWaiting ? (
          <Trans>
            A newer build is saved on this device. It takes over between visits, never during one.
          </Trans>
        ) : (
          <Trans>A newer build downloads in the background and takes over between visits.</Trans>
        )}
      </p>
      <div className={styles.actions}>
        {isWaiting ? (
          <Button kind="plain" disabled={isApplying} onClick={update}>
            {isApplying ? <Trans>Updating</Trans> : <Trans>Update now</Trans>}
          </Button>
        ) : (
          <Button kind="plain" onClick={check}>
            <Trans>Check for updates</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}
