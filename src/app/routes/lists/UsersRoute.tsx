import { useSearch } from '@tanstack/react-router'
import { UsersScreen } from '../../../features/users/list/UsersScreen'
import { useCapabilities } from '../../../state/capabilities'
import { useEffectiveFleet } from '../../../state/fleet'
import { useSearchChange } from '../search/useSearchChange'

/** Keeps search, filters and sort order in the address, so that a link opens the same list. */
export function UsersRoute() {
  return (
    <UsersScreen
      search={useSearch({ from: '/shell/2' })}
      onSearch={useSearchChange<'/shell/2'>()}
      fleet={useEffectiveFleet()}
      dealer={useCapabilities().inventory}
    />
  )
}
