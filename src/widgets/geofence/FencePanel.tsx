import { useLingui } from '@lingui/react/macro'
import { drawingMode } from '#domain/geofence/drawing/geofenceDraft'
import { BOUNDARY_TYPES } from '#domain/geofence/geofence'
import { SelectField } from '../../ui/fields/SelectField'
import { AreaTools } from './AreaTools'
import { BOUNDARY_DETAILS, BOUNDARY_LABELS } from './boundaryLabels'
import { CornerTools } from './CornerTools'
import styles from './FencePanel.module.css'
import type { FenceEditor } from './fenceEditor'
import { RadiusTools } from './RadiusTools'
import { SuggestTools } from './SuggestTools'

export interface FencePanelProps {
  editor: FenceEditor
}

/** Everything about a drawing that is not the map: its type and its tools. */
export function FencePanel({ editor }: FencePanelProps) {
  const { t, i18n } = useLingui()
  const { draft, dispatch } = editor
  const mode = drawingMode(draft.boundary)
  return (
    <div className={styles.panel}>
      <SelectField
        label={t`Boundary type`}
        options={BOUNDARY_TYPES.map((id) => ({
          id,
          label: i18n._(BOUNDARY_LABELS[id]),
          detail: i18n._(BOUNDARY_DETAILS[id]),
        }))}
        value={draft.boundary}
        onChange={(boundary) => dispatch({ type: 'boundary', boundary })}
      />
      {mode === 'corners' && <CornerTools editor={editor} />}
      {mode === 'circle' && <RadiusTools editor={editor} />}
      {mode === 'chosen' && <AreaTools editor={editor} />}
      {mode === 'suggested' && <SuggestTools editor={editor} />}
    </div>
  )
}
