import { useSearch } from '@tanstack/react-router'
import { FleetsScreen } from '../../../features/fleets/FleetsScreen'
import { useSearchChange } from '../search/useSearchChange'

/** Shows the fleets. The address says which one is open. */
export function FleetsRoute() {
  const { fleet } = useSearch({ from: '/shell/9' })
  const change = useSearchChange<'/shell/9'>()
  return (
    <FleetsScreen
      openId={fleet ?? null}
      // Navigating back must not reopen the dialog.
      onOpen={(id) => change({ fleet: id ?? undefined }, id === null ? 'rewrite' : 'step')}
    />
  )
}
