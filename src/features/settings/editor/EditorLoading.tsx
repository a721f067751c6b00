import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import styles from './RuleEditor.module.css'

/** Stands in for an editor whose rule is still being read. */
export function EditorLoading() {
  const { t } = useLingui()
  return (
    <div className={styles.screen}>
      <p className="visually-hidden" role="status">{t`Loading notification`}</p>
      <Skeleton className={styles.wait ?? ''} />
      <Skeleton className={styles.wait ?? ''} />
    </div>
  )
}
