import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import styles from './ColumnChooser.module.css'
import type { FoldedColumns } from './foldedColumns'

export interface FoldedNoteProps {
  /** The column that it stands beside. */
  id: string
  folded: FoldedColumns
}

/** Says of a chosen column that it has no room of its own. */
export function FoldedNote({ id, folded }: FoldedNoteProps) {
  const { t } = useLingui()
  const ids = useSyncExternalStore(folded.subscribe, folded.current)
  return ids.includes(id) && <span className={styles.folded}>{t`In the details of each row`}</span>
}
