import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Region } from '#domain/base/locale'
import { parseLocale } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { Camera, CameraState, Focus } from './camera'
import { giveUpWhenLate } from './giveUpWhenLate'
import { enterStage } from './loadStage'
import { MapAttribution } from './MapAttribution'
import { MapLoadStatus } from './MapLoadStatus'
import styles from './MapView.module.css'
import { scheduleOffscreen } from './offscreen'
import { type MapVariant, removeView, setView, useStageStatus } from './stageStore'
import { useFreePart } from './useFreePart'

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
 * cover it are marked with `data-covers`, inside an element around both with `data-map-room`
 * (`useFreePart.ts`).
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
