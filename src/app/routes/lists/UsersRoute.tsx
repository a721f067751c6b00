import { useNavigate, useSearch } from '@tanstack/react-router'
import { UsersScreen } from '../../../features/users/list/UsersScreen'
import { useFleetInForce } from '../../../state/fleet'
import { useModeFlags } from '../../../state/mode'
import { KitProvider } from '../../../ui/kit/KitProvider'

/** Search, filters and order live in the address: a link opens exactly this list. */
export function UsersRoute() {
  const navigate = useNavigate()
  const search: Record<string, string> = useSearch({ strict: false })
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
        search={search}
        onSearch={change}
        fleet={useFleetInForce()}
        dealer={useModeFlags().inDealerMode}
      />
    </KitProvider>
  )
}
