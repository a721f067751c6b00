import { isWide, setSidebarVisible } from '../../../state/sidebar'

/** Closes the navigation after a link was followed, where it covers the screen. */
export function closeDrawer(): void {
  if (!isWide()) setSidebarVisible(false)
}
