import { useLingui } from '@lingui/react/macro'
import { currentShape } from '#domain/geofence/drawing/geofenceDraft'
import { useLocale } from '../../state/locale'
import { ComboBoxField } from '../../ui/fields/ComboBoxField'
import { areaName } from './areaName'
import { BOUNDARY_DETAILS, BOUNDARY_LABELS } from './boundaryLabels'
import styles from './CornerTools.module.css'
import type { FenceEditor } from './fenceEditor'

/** A city, county, country or zip code: from the list, or by a tap inside it. */
export function AreaTools({ editor }: { editor: FenceEditor }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { draft, dispatch } = editor
  const { source } = currentShape(draft)
  const areas = editor.areas
    .filter(({ kind }) => kind === draft.boundary)
    .map((area) => ({ ...area, name: areaName(area, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale, { numeric: true }))
  const kind = i18n._(BOUNDARY_LABELS[draft.boundary])
  return (
    <>
      <ComboBoxField
        // The list opens with the name of what was tapped on the map.
        key={`${draft.boundary} ${source}`}
        label={kind}
        hint={t`Or tap an area on the map.`}
        placeholder={i18n._(BOUNDARY_DETAILS[draft.boundary])}
        options={areas.map(({ id, name }) => ({ id, label: name }))}
        value={areas.some(({ id }) => id === source) ? source : null}
        onChange={(id) => {
          const area = areas.find((one) => one.id === id)
          if (!area || area.id === source) return
          dispatch({ type: 'choose', source: area.id, ring: area.ring })
          editor.show(area.ring)
        }}
      />
      {areas.some(({ illustrative }) => illustrative) && (
        <p className={styles.hint}>{t`Illustrative outlines made for this demo, not real boundaries.`}</p>
      )}
      {draft.boundary === 'country' && (
        <p className={styles.hint}>{t`Simplified outline of the mainland. Islands are left out.`}</p>
      )}
    </>
  )
}
