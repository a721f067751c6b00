import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { EditorFrame } from '../../../widgets/form/EditorFrame'
import styles from './EditorLoading.module.css'

/** Placeholder for an editor whose rule is loading. */
export function EditorLoading() {
  const { t } = useLingui()
  return (
    <EditorFrame
      saving={null}
      preview={<Skeleton className={styles.wait ?? ''} />}
      actions={<p className="visually-hidden" role="status">{t`Loading notification`}</p>}
    >
      <Skeleton className={styles.wait ?? ''} />
    </EditorFrame>
  )
}
