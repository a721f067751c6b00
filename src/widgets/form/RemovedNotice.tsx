import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './RemovedNotice.module.css'

export interface RemovedNoticeProps {
  /** What is no longer there, in a sentence. */
  children: string
  onRemove: () => void
}

/** Says that a choice still names what was removed, with a way to drop it. */
export function RemovedNotice({ children, onRemove }: RemovedNoticeProps) {
  const { t } = useLingui()
  return (
    <div className={styles.line}>
      <Icon path={ICONS.info} size={16} />
      <p>{children}</p>
      <Button kind="ghost" onClick={onRemove}>
        {t`Clear from the list`}
      </Button>
    </div>
  )
}
