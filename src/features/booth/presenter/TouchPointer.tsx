import { useEffect, useRef } from 'react'
import { useDeviceSettings } from '../../../state/deviceSettings'
import styles from './TouchPointer.module.css'
import { showTouches } from './touchMarks'

/** A dot with a ring under every finger during a presentation (docs/booth.md B9). */
export function TouchPointer() {
  const { touchesShown } = useDeviceSettings()
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!touchesShown || !layer.current) return
    return showTouches(layer.current, styles.mark ?? '').stop
  }, [touchesShown])
  return <div ref={layer} className={styles.layer} aria-hidden="true" />
}
