import { CatchBoundary, useRouterState } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { routeFor } from '../../../domain/kiosk/routes'
import { isChunkError, reloadOnceForChunk } from '../../../pwa/lostChunk'
import { cx } from '../../../ui/cx'
import styles from './OverlaySlot.module.css'
import type { Overlay } from './overlay'

/** The place of all overlays, over whatever screen is shown. */
export function OverlaySlot({ overlays }: { overlays: readonly Overlay[] }) {
  // The address of what is shown, not of what is still loading.
  const pathname = useRouterState({
    select: (state) => state.matches.at(-1)?.pathname ?? state.location.pathname,
  })
  const screen = { pathname, kind: routeFor(pathname)?.kind ?? 'shell' }
  return createPortal(
    overlays
      .filter(({ fits }) => fits(screen))
      .map((overlay) => <Slot key={overlay.name} overlay={overlay} pathname={pathname} />),
    document.body,
  )
}

/** One overlay: nothing until it is wanted, then there for good, for what closes is still moving out. */
function Slot({ overlay, pathname }: { overlay: Overlay; pathname: string }) {
  const wanted = overlay.useWanted()
  const [everWanted, setEverWanted] = useState(wanted)
  if (wanted && !everWanted) setEverWanted(true)
  if (!everWanted) return null
  const { name, level, Component } = overlay
  return (
    <div
      className={cx(styles.overlay, styles[level])}
      data-overlay={name}
      data-react-aria-top-layer={level === 'top' || undefined}
    >
      {/* An overlay that fails is missing; the screen under it is not. */}
      <CatchBoundary getResetKey={() => pathname} errorComponent={Nothing} onCatch={onFailure}>
        <Suspense>
          <Component />
        </Suspense>
      </CatchBoundary>
    </div>
  )
}

const Nothing = () => null

function onFailure(error: unknown): void {
  if (isChunkError(error)) reloadOnceForChunk()
}
