import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import { ScreenHeading } from '../../../ui/display/ScreenHeading'
import { BOOTH_ICONS } from '../../../ui/icons/booth/boothIcons'
import { Icon } from '../../../ui/icons/Icon'
import { Mark } from '../../../ui/icons/Mark'
import styles from './BoothScreen.module.css'

export interface BoothScreenProps {
  title: string
  event: string
  /** Name of this device; empty for none. */
  deviceName: string
  nav: ReactNode
  onBack: () => void
  children: ReactNode
}

/** The staff room: its sections beside the open one. */
export function BoothScreen({ title, event, deviceName, nav, onBack, children }: BoothScreenProps) {
  return (
    <main>
      <header className={styles.bar}>
        <div className={styles.head}>
          <Mark size={34} />
          <ScreenHeading title={title} place="/booth" className={styles.title} />
          {deviceName !== '' && <p className={styles.device}>{deviceName}</p>}
          <p className={styles.facts}>
            <span>{event}</span>
            <span>
              <Trans>Build {__BUILD_ID__}</Trans>
            </span>
          </p>
          <Button kind="plain" onClick={onBack}>
            <Icon path={BOOTH_ICONS.leave} />
            <Trans>Back to the demo</Trans>
          </Button>
        </div>
      </header>
      <div className={nav ? styles.sections : styles.door}>
        {nav}
        <div className={styles.content}>{children}</div>
      </div>
    </main>
  )
}
