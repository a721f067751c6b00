import { useLingui } from '@lingui/react/macro'
import { Toggle } from '../../../ui/controls/Toggle'
import styles from './ChannelToggle.module.css'

export interface ChannelToggleProps {
  /** The notification. */
  name: string
  /** The channel, shown over the switch. */
  caption: string
  checked: boolean
  onChange: (checked: boolean) => Promise<boolean>
}

/** A channel of a notification as a switch under its caption. */
export function ChannelToggle({ name, caption, checked, onChange }: ChannelToggleProps) {
  const { t } = useLingui()
  return (
    <div className={styles.channel}>
      <span className={styles.caption} aria-hidden="true">
        {caption}
      </span>
      <Toggle label={t`${name}: ${caption}`} checked={checked} onChange={onChange} />
    </div>
  )
}
