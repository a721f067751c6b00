import { useLingui } from '@lingui/react/macro'
import { cx } from '../../../ui/cx'
import { LoadingState } from '../../../ui/feedback/LoadingState'
import { Notice } from '../../../ui/feedback/Notice'
import { ICONS } from '../../../ui/icons/icons'
import { NothingFound } from '../../../widgets/list/NothingFound'
import { MapList } from '../MapList'
import type { MapEntry } from '../mapEntry'
import styles from './ListPanel.module.css'

export interface ListPanelProps {
  open: boolean
  /** There is no map beside it. */
  alone: boolean
  label: string
  entries: readonly MapEntry[] | null
  selected: string | null
  onPick: (id: string) => void
  onClear: () => void
  clearWord: string
  /** There are no vehicles at all, as in a new fleet; no search failed. */
  bare: boolean
}

/** The list beside the map; without a result it opens by itself and says so. */
export function ListPanel(props: ListPanelProps) {
  const { open, alone, label, entries, selected, onPick, onClear, clearWord, bare } = props
  const { t } = useLingui()
  if (bare) {
    return (
      <div className={styles.nothing} role="status" data-covers>
        <Notice icon={ICONS.car} title={t`No vehicles here yet`} />
      </div>
    )
  }
  if (entries?.length === 0) {
    return (
      <div className={styles.nothing} role="status" data-covers>
        <NothingFound filtered={false} clearLabel={clearWord} onClear={onClear} />
      </div>
    )
  }
  if (!open) return null
  return (
    <div className={cx(styles.panel, alone && styles.alone)} data-covers>
      {entries === null ? (
        <LoadingState rows={6} />
      ) : (
        <MapList label={label} entries={entries} selected={selected} onSelect={onPick} />
      )}
    </div>
  )
}
