import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { BEHAVIOR_TABLES } from '../../../domain/behavior/behavior'
import { BEHAVIOR_COLUMNS, shownColumns, TABLE_PATHS } from '../../../domain/behavior/behaviorColumns'
import { BehaviorScreen } from '../../../features/behavior/BehaviorScreen'
import { readBehaviorAddress, sortText } from '../../../features/behavior/behaviorAddress'
import { useFleetInForce, useLotInForce } from '../../../state/fleet'
import { useModeFlags } from '../../../state/mode'
import { KitProvider } from '../../../ui/kit/KitProvider'
import { useDataProblem, useRetryData } from '../../shell/dataProblem'

/** One of the three tables, by the path; days and order live in the address. */
export function BehaviorRoute() {
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  const table = BEHAVIOR_TABLES.find((id) => TABLE_PATHS[id] === pathname) ?? 'distance'
  const dealer = useModeFlags().inDealerMode
  const { window: days, sort: order }: Record<string, unknown> = useSearch({ strict: false })
  const { window, sort } = useMemo(() => {
    const columns = shownColumns(BEHAVIOR_COLUMNS[table], dealer ? 'dealer' : 'fleet')
    return readBehaviorAddress(
      { window: days, sort: order },
      columns.map(({ dataKey }) => dataKey),
    )
  }, [days, order, table, dealer])
  const change = (next: Record<string, string>) =>
    void navigate({
      to: TABLE_PATHS[table],
      search: (before: Record<string, unknown>) => ({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    })
  return (
    <KitProvider>
      <BehaviorScreen
        table={table}
        window={window}
        sort={sort}
        fleet={useFleetInForce()}
        lot={useLotInForce()}
        dealer={dealer}
        problem={useDataProblem()}
        onWindow={(next) => change({ window: String(next) })}
        onSort={(next) => change({ sort: sortText(next) })}
        onRetry={useRetryData()}
      />
    </KitProvider>
  )
}
