import { Outlet } from '@tanstack/react-router'
import { OverlaySlot } from '../shell/overlays/OverlaySlot'
import { OVERLAYS } from '../shell/overlays/overlays'

/** Around every screen: the screen itself, and what lies over it. */
export function Root() {
  return (
    <>
      <Outlet />
      <OverlaySlot overlays={OVERLAYS} />
    </>
  )
}
