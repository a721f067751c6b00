import { useSearch } from '@tanstack/react-router'
import { NotificationsScreen } from '../../../features/notifications/NotificationsScreen'
import { useSearchChange } from '../search/useSearchChange'

/** Keeps tab, filters and the open item in the address, so that a link opens the same notification. */
export function NotificationsRoute() {
  return (
    <NotificationsScreen
      search={useSearch({ from: '/shell/all-notifications' })}
      onSearch={useSearchChange<'/shell/all-notifications'>()}
    />
  )
}
