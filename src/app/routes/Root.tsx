import { Outlet } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'

/** The first screen is painted without them. If they fail to load, so does every other screen, which says so. */
const TopOverlays = lazy<ComponentType>(() =>
  import('../shell/overlays/TopOverlays').then(
    (part) => ({ default: part.TopOverlays }),
    () => ({ default: () => null }),
  ),
)

/** Renders the current screen and the overlays above everything. */
export function Root() {
  return (
    <>
      <Outlet />
      <Suspense>
        <TopOverlays />
      </Suspense>
    </>
  )
}
