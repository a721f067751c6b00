import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readPeopleFilter, writePeopleFilter } from '../../../domain/lists/peopleFilter'
import { UsersScreen } from '../../../features/users/list/UsersScreen'
import { useFleetInForce } from '../../../state/fleet'
import { useModeFlags } from '../../../state/mode'
import { KitProvider } from '../../../ui/kit/KitProvider'
import { useDataProblem, useRetryData } from '../../shell/dataProblem'

/** Search, filters and order live in the address: a link opens exactly this list. */
export function UsersRoute() {
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const filter = useMemo(() => readPeopleFilter(search), [search])
  const change = (next: Record<string, string | undefined>) =>
    void navigate({
      to: '/2',
      search: (before: Record<string, unknown>) => ({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    })
  return (
    <KitProvider>
      <UsersScreen
        filter={filter}
        sort={typeof search.sort === 'string' ? search.sort : undefined}
        fleet={useFleetInForce()}
        dealer={useModeFlags().inDealerMode}
        problem={useDataProblem()}
        onFilter={(next) => change(writePeopleFilter(next))}
        onSort={(sort) => change({ sort })}
        onRetry={useRetryData()}
      />
    </KitProvider>
  )
}
