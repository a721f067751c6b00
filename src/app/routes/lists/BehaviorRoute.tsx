import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { BEHAVIOR_TABLES } from '../../../domain/behavior/behavior'
import { TABLE_PATHS } from '../../../domain/behavior/behaviorColumns'
import { BehaviorScreen } from '../../../features/behavior/BehaviorScreen'
import { readWindow } from '../../../features/behavior/behaviorAddress'
import { useFleetInForce, useLotInForce } from '../../../state/fleet'
import { useModeFlags } from '../../../state/mode'
import { KitProvider } from '../../../ui/kit/KitProvider'

/** One of the three tables, by the path; days and order live in the address. */
export function BehaviorRoute() {
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  const table = BEHAVIOR_TABLES.find((id) => TABLE_PATHS[id] === pathname) ?? 'distance'
  const search: Record<string, string> = useSearch({ strict: false })
  const change = (next: Record<string, string | undefined>) =>
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
        window={readWindow(search.window)}
        search={search}
        onSearch={change}
        onWindow={(next) => change({ window: String(next) })}
        fleet={useFleetInForce()}
        lot={useLotInForce()}
        dealer={useModeFlags().inDealerMode}
      />
    </KitProvider>
  )
}
