import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Region } from '#domain/base/locale'
import styles from './MapView.module.css'
import { useMapArchives } from './ports/archives'

/** A shorter wait is not announced. */
const QUIET_MS = 300

export interface MapLoadStatusProps {
  region: Region
  loading: boolean
}

/** Tells which part of the map is still loading or missing. */
export function MapLoadStatus({ region, loading }: MapLoadStatusProps) {
  const { t, i18n } = useLingui()
  const { ready, percent, failed } = useMapArchives()
  const whole = ['base', region].every((name) => ready.some((archive) => archive.name === name))
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLate(true), QUIET_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [loading])
  const isOnlyLoading = whole || (percent === null && !failed)
  if (isOnlyLoading && !(loading && late)) return null
  const share = percent === null ? null : i18n.number(percent / 100, { style: 'percent' })
  return (
    <p className={styles.wait} role="status">
      {!whole && failed
        ? t`Streets could not be saved on this device. Everything else on the map works.`
        : whole || share === null
          ? t`Loading map`
          : t`Saving map: ${share}`}
    </p>
  )
}
