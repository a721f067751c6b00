import { useSearch } from '@tanstack/react-router'
import { UsersScreen } from '../../../features/users/list/UsersScreen'
import { useCapabilities } from '../../../state/capabilities'
import { useFleetInForce } from '../../../state/fleet'
import { useSearchChange } from '../search/useSearchChange'

/** Search, filters and order live in the address: a link opens exactly this list. */
export function UsersRoute() {
  return (
    <UsersScreen
      search={useSearch({ from: '/shell/2' })}
      onSearch={useSearchChange<'/shell/2'>()}
      fleet={useFleetInForce()}
      dealer={useCapabilities().inventory}
    />
  )
}
