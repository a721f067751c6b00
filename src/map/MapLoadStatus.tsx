import { useLingui } from '@lingui/react/macro'
import type { Region } from '../domain/kiosk/locale'
import { useMapArchives } from './archives'
import styles from './MapView.module.css'

/** Says which part of the map is still loading or missing. */
export function MapLoadStatus({ region }: { region: Region }) {
  const { t, i18n } = useLingui()
  const { ready, percent, failed } = useMapArchives()
  const whole = ['base', region].every((name) => ready.some((archive) => archive.name === name))
  if (whole) return null
  const share = percent === null ? null : i18n.number(percent / 100, { style: 'percent' })
  return (
    <p className={styles.wait} role="status">
      {failed
        ? t`Streets could not be saved on this device. Everything else on the map works.`
        : share === null
          ? t`Loading map`
          : t`Saving map: ${share}`}
    </p>
  )
}
