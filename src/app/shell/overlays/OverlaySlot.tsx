import { CatchBoundary, useRouterState } from '@tanstack/react-router'
import { type ComponentType, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { routeFor, type ScreenKind } from '#domain/device/routes'
import { isChunkError, reloadOnceForChunk } from '../../../pwa/chunkReload'
import { cx } from '../../../ui/cx'
import styles from './OverlaySlot.module.css'

/** The current screen, which an overlay checks before it shows. */
export interface ShownScreen {
  kind: ScreenKind
  pathname: string
}

export interface Overlay {
  name: string
  /** `screen` is above screens and below dialogs; `top` is above both and is announced while a dialog is open. */
  level: 'screen' | 'top'
  /** Loads itself when it is first rendered; without `isWanted` it may still animate out. */
  Component: ComponentType<{ isWanted: boolean }>
  /** A hook that says whether the overlay has something to show. It is loaded then and stays mounted. */
  useWanted: () => boolean
  /** Whether it may be shown over this screen. */
  fits: (screen: ShownScreen) => boolean
}

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
