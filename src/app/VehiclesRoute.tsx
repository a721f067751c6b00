import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { VehiclesScreen } from '../features/vehicles/VehiclesScreen'
import { useFleetInForce } from '../state/fleet'
import { useDataProblem, useRetryData } from './shell/dataProblem'

/** The search text and the order live in the address: a link opens exactly this list. */
export function VehiclesRoute() {
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const change = (next: Record<string, string | undefined>) =>
    void navigate({
      to: '/1',
      search: (before: Record<string, unknown>) => ({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    })
  const open = useCallback((id: string) => void navigate({ to: '/1/detail/$id', params: { id } }), [navigate])
  return (
    <VehiclesScreen
      query={text(search.q) ?? ''}
      sort={text(search.sort)}
      fleet={useFleetInForce()}
      problem={useDataProblem()}
      onQuery={(q) => change({ q: q === '' ? undefined : q })}
      onSort={(sort) => change({ sort })}
      onOpen={open}
      onRetry={useRetryData()}
    />
  )
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
