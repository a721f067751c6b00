import type { ReactNode } from 'react'
// Stands in for src/map until it is merged.
export function MapRoom(
  props: Record<string, unknown> & { children?: ReactNode; label: string; fallback?: ReactNode },
) {
  return (
    <section
      aria-label={props.label}
      style={{ position: 'absolute', inset: 0, background: 'var(--map-land)' }}
    >
      {props.children}
    </section>
  )
}
export const VehicleLayer = (_: Record<string, unknown>) => null
export const PinLayer = VehicleLayer
export const RouteLayer = VehicleLayer
export const FenceLayer = VehicleLayer
export function useMapHandle() {
  return {
    zoomIn() {},
    zoomOut() {},
    fit(_b: unknown, _p?: unknown) {},
    flyTo(_c: unknown, _z?: number) {},
    project: (_at: unknown) => null,
  }
}
