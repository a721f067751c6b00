import { Trans } from '@lingui/react/macro'
import type { Ref } from 'react'
import type { Region } from '#domain/base/locale'
import type { FreePart } from './covers'
import styles from './MapView.module.css'
import { useMapArchives } from './ports/archives'

/** Attribution of the map's data, always visible; generated streets are labeled as such (docs/rules.md MA-18). */
export function MapAttribution({
  ref,
  region,
  corner,
  bleed,
}: {
  ref: Ref<HTMLParagraphElement>
  region: Region
  corner: FreePart['corner']
  bleed: boolean
}) {
  const shown = useMapArchives().ready.filter(({ name }) => name === 'base' || name === region)
  const made = shown.some(({ name, synthetic }) => name === region && synthetic)
  const credits = [...new Set(shown.flatMap(({ attribution }) => attribution.map(({ text }) => text)))]
  if (shown.length === 0 && !bleed) return null
  return (
    <p ref={ref} className={styles.notes} style={corner}>
      {bleed && (
        <span className={styles.sample}>
          <Trans>Sample data</Trans>
        </span>
      )}
      {made && (
        <span>
          <Trans>Illustrative streets, not a real map</Trans>
        </span>
      )}
      {credits.map((credit) => (
        <span key={credit}>{credit}</span>
      ))}
    </p>
  )
}
