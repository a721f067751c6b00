import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/Button'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'

/** Where search and filters leave nobody. */
export function NobodyFound({ onClear }: { onClear: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={ICONS.search}
      title={t`No results were found`}
      actions={<Button kind="plain" onClick={onClear}>{t`Clear filters`}</Button>}
    />
  )
}
