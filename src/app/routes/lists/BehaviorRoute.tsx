import { useLocation, useSearch } from '@tanstack/react-router'
import { BEHAVIOR_TABLES, DEFAULT_WINDOW } from '#domain/behavior/behavior'
import { TABLE_PATHS } from '#domain/behavior/behaviorColumns'
import { readWindow } from '#domain/trips/windowSearch'
import { BehaviorScreen } from '../../../features/behavior/BehaviorScreen'
import { useSearchChange } from '../search/useSearchChange'

/** Shows one of the three tables by path. The time window and sort order are kept in the address. */
export function BehaviorRoute() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const table = BEHAVIOR_TABLES.find((id) => TABLE_PATHS[id] === pathname) ?? 'distance'
  const search = useSearch({ from: '/shell/behavior' })
  const change = useSearchChange<'/shell/behavior'>()
  return (
    <BehaviorScreen
      table={table}
      window={readWindow(search.window, DEFAULT_WINDOW)}
      search={search}
      onSearch={change}
      onWindow={(next) => change({ window: `${next}` })}
      group={search.vehicles ?? null}
      onGroup={(next) => change({ vehicles: next ?? undefined })}
    />
  )
}
