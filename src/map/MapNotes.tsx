import { Trans } from '@lingui/react/macro'
import type { Region } from '../domain/locale'
import { useMapArchives } from './archives'
import styles from './MapRoom.module.css'

/** Where the map's data comes from, always in sight; streets that were made say so (MA-18). */
export function MapNotes({ region, bottom, right }: { region: Region; bottom: number; right: number }) {
  const shown = useMapArchives().ready.filter(({ name }) => name === 'base' || name === region)
  const made = shown.some(({ name, synthetic }) => name === region && synthetic)
  const credits = [...new Set(shown.flatMap(({ attribution }) => attribution.map(({ text }) => text)))]
  if (shown.length === 0) return null
  return (
    <p className={styles.notes} style={{ bottom, right }}>
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
