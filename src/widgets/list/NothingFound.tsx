import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ICONS } from '../../ui/icons/icons'

export interface NothingFoundProps {
  /** Whether filters took part, else only the search. */
  filtered: boolean
  /** What the search looks through, in a sentence. */
  hint?: string | undefined
  /** Instead of "Clear search", or "Clear search and filters" where filters took part. */
  clearLabel?: string | undefined
  onClear: () => void
}

/** In place of rows that filter and search left none of, with the way back. */
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
