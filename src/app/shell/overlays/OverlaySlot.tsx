import { CatchBoundary, useRouterState } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { routeFor } from '#domain/device/routes'
import { isChunkError, reloadOnceForChunk } from '../../../pwa/chunkReload'
import { cx } from '../../../ui/cx'
import styles from './OverlaySlot.module.css'
import type { Overlay } from './overlay'

/** Renders overlays above the current screen. */
export function OverlaySlot({ overlays }: { overlays: readonly Overlay[] }) {
  // Uses the location that is rendered, not the one that is still loading.
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

/** Renders one overlay once it is wanted, and keeps it mounted so that it can animate out. */
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
          <Component isWanted={wanted} />
        </Suspense>
      </CatchBoundary>
    </div>
  )
}

const Nothing = () => null

function onFailure(error: unknown): void {
  if (isChunkError(error)) reloadOnceForChunk()
}
