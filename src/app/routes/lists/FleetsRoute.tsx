import { useSearch } from '@tanstack/react-router'
import { FleetsScreen } from '../../../features/fleets/FleetsScreen'
import { useDataProblem, useRetryData } from '../../shell/dataProblem'
import { useSearchChange } from '../search/useSearchChange'

/** The fleets; the one that is open stands in the address. */
export function FleetsRoute() {
  const { fleet } = useSearch({ from: '/shell/9' })
  const change = useSearchChange<'/shell/9'>()
  return (
    <FleetsScreen
      openId={fleet ?? null}
      problem={useDataProblem()}
      // Going back must not open it again.
      onOpen={(id) => change({ fleet: id ?? undefined }, id === null ? 'rewrite' : 'step')}
      onRetry={useRetryData()}
    />
  )
}
