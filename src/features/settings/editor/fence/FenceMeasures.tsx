import { useLingui } from '@lingui/react/macro'
import type { GeofenceArea } from '#domain/geofence/geofence'
import { measureArea } from '#domain/geofence/geofenceMeasure'
import { useFormats } from '../../../../i18n/useFormats'
import styles from './FenceMeasures.module.css'

/** Area and perimeter of a fence. */
export function FenceMeasures({ area }: { area: GeofenceArea | null }) {
  const { t } = useLingui()
  const formats = useFormats()
  const measured = area && measureArea(area)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t`Area`}</dt>
        <dd>{formats.area(measured?.areaMi2 ?? null).text}</dd>
      </div>
      <div>
        <dt>{t`Perimeter`}</dt>
        <dd>{formats.distance(measured?.perimeterMi ?? null, 'oneDecimal').text}</dd>
      </div>
    </dl>
  )
}
