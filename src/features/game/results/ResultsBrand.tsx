import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/controls/IconButton'
import { ScreenHeading } from '../../../ui/display/ScreenHeading'
import { ICONS } from '../../../ui/icons/icons'
import { Mark } from '../../../ui/icons/Mark'
import styles from './ResultsBrand.module.css'

export interface ResultsBrandProps {
  title: string
  /** Returns to the start; without it there is no button. */
  onClose?: () => void
}

/** Logo and name of the game, which is the screen's title, and the way back to the start. */
export function ResultsBrand({ title, onClose }: ResultsBrandProps) {
  const { t } = useLingui()
  return (
    <div className={styles.head}>
      <div className={styles.brand}>
        <Mark size={40} />
        <ScreenHeading title={title} place="/game" className={styles.name} />
      </div>
      {onClose && <IconButton label={t`Close the results`} icon={ICONS.x} onClick={onClose} />}
    </div>
  )
}
