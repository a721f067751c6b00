import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { Point } from '#domain/attract/night/beam'
import { LIGHTHOUSES, nightBounds, nightPadding } from '#domain/attract/night/nightView'
import type { Region } from '#domain/base/locale'
import { type Aim, aimAt, type Bounds, type Padding, projectorOf, type Size } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'

/** How the night city lies on the screen. */
export interface NightView {
  size: Size
  bounds: Bounds
  padding: Padding
  project: (at: LngLat) => [x: number, y: number]
  /** The lighthouse. */
  lamp: Point
}

/**
 * The view of a region's city in an element; null before it was measured.
 * @returns with it, what the map calls once its picture is drawn: it may have moved the camera over its streets
 */
export function useNightView(
  ground: RefObject<HTMLElement | null>,
  region: Region,
): [view: NightView | null, onPlaced: (aim: Aim) => void] {
  const size = useSize(ground)
  const [placed, setPlaced] = useState<{ of: string; aim: Aim } | null>(null)
  const of = JSON.stringify([region, size])
  const onPlaced = useCallback((aim: Aim) => setPlaced({ of, aim }), [of])
  const aim = placed?.of === of ? placed.aim : null
  const view = useMemo(() => {
    if (!size) return null
    const [bounds, padding] = [nightBounds(region), nightPadding(size)]
    const project = projectorOf(aim ?? aimAt(bounds, size, padding), size, padding)
    const [x, y] = project(LIGHTHOUSES[region])
    return { size, bounds, padding, project, lamp: { x, y } }
  }, [size, region, aim])
  return [view, onPlaced]
}

/** Whole CSS pixels; null before it was measured. */
function useSize(ground: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const element = ground.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [ground])
  return size
}
