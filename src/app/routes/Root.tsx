import { Outlet } from '@tanstack/react-router'
import { OverlaySlot } from '../shell/overlays/OverlaySlot'
import { TOP_OVERLAYS } from '../shell/overlays/topOverlays'

/** Renders the current screen and the overlays above everything. */
export function Root() {
  return (
    <>
      <Outlet />
      <OverlaySlot overlays={TOP_OVERLAYS} />
    </>
  )
}
