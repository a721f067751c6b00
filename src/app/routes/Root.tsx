import { Outlet } from '@tanstack/react-router'
import { OverlaySlot } from '../shell/overlays/OverlaySlot'
import { OVERLAYS } from '../shell/overlays/overlays'

/** Renders the current screen and the overlays above it. */
export function Root() {
  return (
    <>
      <Outlet />
      <OverlaySlot overlays={OVERLAYS} />
    </>
  )
}
