import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ICONS } from '../../ui/icons/icons'

export interface NothingFoundProps {
  /** Whether filters are active, besides the search. */
  filtered: boolean
  /** Tells which fields are searched, in a sentence. */
  hint?: string | undefined
  /** Replaces "Clear search" and "Clear search and filters". */
  clearLabel?: string | undefined
  onClear: () => void
}

/** Replaces the rows if nothing matches filter and search, with a button that clears both. */
export function NothingFound({ filtered, hint, clearLabel, onClear }: NothingFoundProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={ICONS.search}
      title={t`No results were found`}
      actions={
        <Button kind="plain" onClick={onClear}>
          {clearLabel ?? (filtered ? t`Clear search and filters` : t`Clear search`)}
        </Button>
      }
    >
      {hint && <p>{hint}</p>}
    </EmptyState>
  )
}
