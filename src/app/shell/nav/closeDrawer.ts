import { isWide, setSidebarVisible } from '../../../state/sidebar'

/** A link was followed: where the navigation covers the screen it gives way at once. */
export function closeDrawer(): void {
  if (!isWide()) setSidebarVisible(false)
}
