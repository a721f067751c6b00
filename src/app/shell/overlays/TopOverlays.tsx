import { lazy } from 'react'
import { routeFor } from '#domain/device/routes'
import { loadScreenCatalogs } from '../../../i18n/activate'
import { useDeviceSettings } from '../../../state/deviceSettings'
import { useGame } from '../../../state/game'
import { useAttractOn, useWatching } from '../../../state/ghost'
import { useIdleQuestion } from '../../../state/idle'
import { type Overlay, OverlaySlot, type ShownScreen } from './OverlaySlot'

/** The screens of the shell, and the account page, which has help and undo without the shell. */
const inProduct = ({ kind, pathname }: ShownScreen) =>
  kind === 'shell' || routeFor(pathname)?.name === 'my-account'

/** Overlays above everything, including dialogs, from the lowest to the topmost. */
export const TOP_OVERLAYS: readonly Overlay[] = [
  {
    name: 'game',
    // It stays visible and usable above an open dialog, because the clock keeps running.
    level: 'top',
    Component: lazy(() =>
      import('../../../features/game/hud/GameHud').then((part) => ({ default: part.GameHud })),
    ),
    useWanted: useRunWanted,
    fits: inProduct,
  },
  {
    name: 'ghost',
    level: 'top',
    Component: lazy(() =>
      import('../../routes/game/GhostOverlay').then((part) => ({ default: part.GhostOverlay })),
    ),
    useWanted: () => useWatching() !== null,
    // It starts on the screen where the run was chosen.
    fits: () => true,
  },
  {
    name: 'attract',
    level: 'top',
    Component: lazy(() =>
      Promise.all([import('../../routes/attract/AttractOverlay'), loadScreenCatalogs()]).then(([part]) => ({
        default: part.AttractOverlay,
      })),
    ),
    useWanted: useAttractOn,
    // It leads from screen to screen.
    fits: () => true,
  },
  {
    name: 'idle',
    level: 'top',
    Component: lazy(() =>
      Promise.all([import('../../../widgets/idle/StillThere'), loadScreenCatalogs()]).then(([part]) => ({
        default: part.StillThere,
      })),
    ),
    useWanted: () => useIdleQuestion() !== null,
    fits: () => true,
  },
  {
    name: 'pointer',
    level: 'top',
    Component: lazy(() =>
      import('../../../features/booth/presenter/TouchPointer').then((part) => ({
        default: part.TouchPointer,
      })),
    ),
    useWanted: () => useDeviceSettings().touchesShown,
    fits: () => true,
  },
  {
    name: 'toasts',
    level: 'top',
    Component: lazy(() =>
      import('../../../ui/feedback/ToastRegion').then((part) => ({ default: part.ToastRegion })),
    ),
    // A live region must be mounted before its content to be announced.
    useWanted: () => true,
    fits: inProduct,
  },
]

/** The overlays of all screens. */
export function TopOverlays() {
  return <OverlaySlot overlays={TOP_OVERLAYS} />
}

/** Whether a run is on, its countdown included, so that its bar is there before the first prompt. */
function useRunWanted(): boolean {
  const { phase } = useGame()
  return phase === 'countdown' || phase === 'running'
}
