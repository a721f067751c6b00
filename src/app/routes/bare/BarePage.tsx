import { Outlet } from '@tanstack/react-router'
import { KitProvider } from '../../../ui/kit/KitProvider'

/** Layout of the screens that use the kit without the shell. */
export function BarePage() {
  return (
    <KitProvider>
      <Outlet />
    </KitProvider>
  )
}
