import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import styles from './InstallCard.module.css'
import { AddPicture, SharePicture, SwitchPicture } from './InstallPictures'

export interface InstallCardProps {
  /** Whether the browser has an install prompt (Chromium). */
  canPrompt: boolean
  onInstall: () => void
}

/** Install instructions for staff, shown until the kiosk is opened from its icon. */
export function InstallCard({ canPrompt, onInstall }: InstallCardProps) {
  const { t } = useLingui()
  return (
    <Card title={t`Install the kiosk`}>
      {canPrompt ? (
        <div className={styles.offer}>
          <p>
            <Trans>Opened from its icon, the kiosk runs full screen and the device keeps its data.</Trans>
          </p>
          <Button kind="primary" onClick={onInstall}>
            <Trans>Install</Trans>
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.lead}>
            <Trans>On an iPad, in Safari:</Trans>
          </p>
          <ol className={styles.steps}>
            <li>
              <SharePicture />
              <p>
                <Trans>
                  Tap <b>Share</b>.
                </Trans>
              </p>
            </li>
            <li>
              <AddPicture />
              <p>
                <Trans>
                  Tap <b>Add to Home Screen</b>; it may be under More.
                </Trans>
              </p>
            </li>
            <li>
              <SwitchPicture />
              <p>
                <Trans>
                  Leave <b>Open as Web App</b> on and tap <b>Add</b>.
                </Trans>
              </p>
            </li>
          </ol>
        </>
      )}
      <p className={styles.after}>
        <Trans>
          Then open it once from its icon with the network on. The app keeps its own data, separate from this
          tab.
        </Trans>
      </p>
    </Card>
  )
}
