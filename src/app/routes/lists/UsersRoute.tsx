import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readPeopleFilter, writePeopleFilter } from '../../../domain/lists/peopleFilter'
import { UsersScreen } from '../../../features/users/list/UsersScreen'
import { useCapabilities } from '../../../state/capabilities'
import { useFleetInForce } from '../../../state/fleet'
import { useDataProblem, useRetryData } from '../../shell/dataProblem'
import { useSearchChange } from '../search/useSearchChange'

/** Search, filters and order live in the address: a link opens exactly this list. */
export function UsersRoute() {
  const search = useSearch({ from: '/shell/2' })
  const filter = useMemo(() => readPeopleFilter(search), [search])
  const change = useSearchChange<'/shell/2'>()
  return (
    <UsersScreen
      filter={filter}
      sort={search.sort}
      fleet={useFleetInForce()}
      dealer={useCapabilities().inventory}
      problem={useDataProblem()}
      onFilter={(next) => change(writePeopleFilter(next))}
      onSort={(sort) => change({ sort })}
      onRetry={useRetryData()}
    />
  )
}
