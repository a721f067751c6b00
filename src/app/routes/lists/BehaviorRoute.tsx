import { useLocation, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { BEHAVIOR_TABLES } from '../../../domain/behavior/behavior'
import { readBehaviorAddress, sortText } from '../../../domain/behavior/behaviorAddress'
import { BEHAVIOR_COLUMNS, shownColumns, TABLE_PATHS } from '../../../domain/behavior/behaviorColumns'
import { BehaviorScreen } from '../../../features/behavior/BehaviorScreen'
import { useCapabilities } from '../../../state/capabilities'
import { useFleetInForce, useLotInForce } from '../../../state/fleet'
import { useDataProblem, useRetryData } from '../../shell/dataProblem'
import { useSearchChange } from '../search/useSearchChange'

/** One of the three tables, by the path; days and order live in the address. */
export function BehaviorRoute() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const table = BEHAVIOR_TABLES.find((id) => TABLE_PATHS[id] === pathname) ?? 'distance'
  const dealer = useCapabilities().inventory
  const search = useSearch({ from: '/shell/behavior' })
  const change = useSearchChange<'/shell/behavior'>()
  const { window, sort } = useMemo(() => {
    const columns = shownColumns(BEHAVIOR_COLUMNS[table], dealer ? 'dealer' : 'fleet')
    return readBehaviorAddress(
      search,
      columns.map(({ dataKey }) => dataKey),
    )
  }, [search, table, dealer])
  return (
    <BehaviorScreen
      table={table}
      window={window}
      sort={sort}
      fleet={useFleetInForce()}
      lot={useLotInForce()}
      dealer={dealer}
      problem={useDataProblem()}
      onWindow={(next) => change({ window: `${next}` })}
      onSort={(next) => change({ sort: sortText(next) })}
      onRetry={useRetryData()}
    />
  )
}
