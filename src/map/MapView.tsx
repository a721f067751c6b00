import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Region } from '../domain/kiosk/locale'
import { parseLocale } from '../domain/kiosk/locale'
import type { LngLat } from '../domain/vehicle/vehicle'
import { cx } from '../ui/cx'
import { type Camera, type CameraState, NO_PADDING, type Padding } from './camera'
import { loadStage } from './loadStage'
import { MapAttribution } from './MapAttribution'
import { MapLoadStatus } from './MapLoadStatus'
import styles from './MapView.module.css'
import { type MapVariant, removeView, setView, useStageStatus } from './stageStore'

export interface MapViewProps {
  region: Region
  /** Name of the map for those who do not see it. */
  label: string
  variant?: MapVariant
  /** Where to look at first, and again whenever `cameraKey` changes. */
  camera: Camera
  cameraKey?: string
  /** What panels cover of the room. */
  padding?: Padding
  /** The map fills the screen: the shell's own note has no place beside it, and stands in the map's. */
  bleed?: boolean
  /** A picture to look at: neither finger nor key moves it. */
  still?: boolean
  /** After the visitor has moved the map. */
  onCamera?: ((camera: CameraState) => void) | undefined
  /** A tap on nothing in particular. */
  onTap?: ((at: LngLat) => void) | undefined
  /** Shown in place of the map on a device that cannot draw one: the same things as a list. */
  fallback: ReactNode
  /** Layers; they draw on the map and render nothing. */
  children?: ReactNode
}

/** A screen's window on the one map: it borrows the map while it is in front. Fills its parent. */
export function MapView(props: MapViewProps) {
  const { region, label, variant = 'overlay', camera, cameraKey = '', padding = NO_PADDING } = props
  const { bleed = false, still = false, onCamera, onTap, fallback, children } = props
  const { i18n } = useLingui()
  const status = useStageStatus()
  const container = useRef<HTMLDivElement>(null)
  const [id] = useState(() => Symbol('room'))

  useEffect(loadStage, [])
  // Each rendering is handed on, as a prop would be: layers and callbacks are always those of the last.
  useLayoutEffect(() => {
    if (!container.current) return
    const locale = parseLocale(i18n.locale) ?? 'en'
    const options = { region, locale, label, variant, camera, cameraKey, padding, onCamera, onTap }
    setView({ id, container: container.current, ...options, layers: children })
  })
  useLayoutEffect(() => () => removeView(id), [id])

  if (status === 'lost') return <>{fallback}</>
  return (
    <section className={cx(styles.room, still && styles.still)} aria-label={label} data-map={status}>
      <div ref={container} className={styles.box} inert={still} />
      <MapLoadStatus region={region} />
      <MapAttribution region={region} padding={padding} bleed={bleed} />
    </section>
  )
}
