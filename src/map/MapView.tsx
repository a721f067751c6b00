import { useLingui } from '@lingui/react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { parseLocale, type Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { Camera, CameraState, Focus } from './camera'
import { ALL_FREE, type Box, type FreePart, freePart } from './covers'
import { giveUpWhenLate } from './giveUpWhenLate'
import { enterStage } from './loadStage'
import { MapAttribution } from './MapAttribution'
import { MapLoadStatus } from './MapLoadStatus'
import styles from './MapView.module.css'
import { scheduleOffscreen } from './offscreen'
import { type MapVariant, removeView, setView, useStageStatus } from './stageStore'

export interface MapViewProps {
  region: Region
  label: string
  variant?: MapVariant
  /** Initial camera, applied again whenever `cameraKey` changes. */
  camera: Camera
  cameraKey?: string
  /** Moved into the uncovered part of the view when it is selected, and kept there when panels grow. */
  focus?: Focus | null
  /** The map fills the screen, so the shell's note is shown in the map's. */
  bleed?: boolean
  /** Describes what is drawn: if it is unchanged, a map that was left is shown again as it was. */
  picture?: string
  onCamera?: ((camera: CameraState) => void) | undefined
  /** A tap that hits no feature. */
  onTap?: ((at: LngLat) => void) | undefined
  /** Shown while no map can be drawn: a `MapLost` with the reason, and the same items as a list. */
  fallback: ReactNode
  /** Layers; they draw on the map and render nothing. */
  children?: ReactNode
}

/**
 * A screen's view of the one map, which moves into it while it is active. Fills its parent. Elements that
 * cover it are marked with `data-covers`, inside an element around both with `data-map-room`.
 */
export function MapView(props: MapViewProps) {
  const { region, label, variant = 'overlay', camera, cameraKey = '', focus = null } = props
  const { bleed = false, picture, onCamera, onTap, fallback, children } = props
  const { i18n } = useLingui()
  const status = useStageStatus()
  const section = useRef<HTMLElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const [id] = useState(() => Symbol('room'))

  const { padding, corner } = useFreePart(section, note, status !== 'lost')
  useLayoutEffect(enterStage, [])
  useEffect(
    () => (status === 'loading' && container.current ? giveUpWhenLate(container.current) : undefined),
    [status],
  )
  const wasLost = useRef(false)
  useEffect(() => {
    // The retry button, which had the focus, was removed.
    if (wasLost.current && status !== 'lost' && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true })
    wasLost.current = status === 'lost'
  }, [status])
  // Every render updates the store, so that layers and callbacks are always the latest.
  useLayoutEffect(() => {
    if (!container.current) return
    const locale = parseLocale(i18n.locale) ?? 'en'
    const options = { region, locale, label, variant, camera, cameraKey, focus, padding, onCamera, onTap }
    setView({ id, container: container.current, ...options, picture, layers: children })
  })
  useLayoutEffect(() => {
    scheduleOffscreen()
    return () => {
      removeView(id)
      scheduleOffscreen()
    }
  }, [id])

  if (status === 'lost') return <>{fallback}</>
  return (
    <section ref={section} className={styles.room} aria-label={label} data-map={status} tabIndex={-1}>
      <div ref={container} className={styles.box} data-target="map" data-target-surface="" />
      <MapLoadStatus region={region} loading={status !== 'ready'} />
      <MapAttribution ref={note} region={region} corner={corner} bleed={bleed} />
    </section>
  )
}

/**
 * Measures the elements that cover a map, again whenever one is added, removed or resized. A cover is an
 * element with `data-covers` in the nearest `data-map-room` around the map. The center of the uncovered part
 * is available to the styles of the room and its children as `--map-middle-x` and `--map-middle-y`.
 */
function useFreePart(
  section: RefObject<HTMLElement | null>,
  note: RefObject<HTMLElement | null>,
  isShown: boolean,
): FreePart {
  const [free, setFree] = useState(ALL_FREE)
  useLayoutEffect(() => {
    const room = section.current?.closest<HTMLElement>('[data-map-room]') ?? section.current
    if (!room || !isShown) return
    const measure = () => {
      const map = section.current
      if (!map) return
      const covers = [...room.querySelectorAll<HTMLElement>('[data-covers]')]
      const view = boxIn(room, map)
      const next = freePart(
        view,
        covers.map((cover) => boxIn(room, cover)),
        note.current?.offsetHeight ?? 0,
      )
      const { top, right, bottom, left } = next.padding
      room.style.setProperty('--map-middle-x', `${(left + view.width - right) / 2}px`)
      room.style.setProperty('--map-middle-y', `${(top + view.height - bottom) / 2}px`)
      setFree((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    const sizes = new ResizeObserver(measure)
    const observe = () => {
      sizes.disconnect()
      for (const each of [room, note.current, ...room.querySelectorAll('[data-covers]')])
        if (each) sizes.observe(each)
      measure()
    }
    const comings = new MutationObserver(observe)
    comings.observe(room, { childList: true, subtree: true })
    observe()
    return () => {
      sizes.disconnect()
      comings.disconnect()
    }
  }, [section, note, isShown])
  return free
}

/** The final position of an element in the room, without the effect of a running animation. */
function boxIn(room: HTMLElement, element: HTMLElement): Box {
  let left = 0
  let top = 0
  let at: Element | null = element
  while (at instanceof HTMLElement && at !== room) {
    left += at.offsetLeft
    top += at.offsetTop
    at = at.offsetParent
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight }
}
