import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './RestoredLine.module.css'

/** Says that the form holds changes of before a reload, with a way to drop them. */
export function RestoredLine({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useLingui()
  return (
    <div className={styles.line}>
      <Icon path={ICONS.info} />
      <p role="status">{t`Your unsaved changes were restored.`}</p>
      <Button kind="ghost" onClick={onDiscard}>
        {t`Discard changes`}
      </Button>
    </div>
  )
}
