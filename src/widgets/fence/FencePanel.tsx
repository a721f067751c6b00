import { useLingui } from '@lingui/react/macro'
import { draftArea, drawingProblem, type FenceProblem, fenceWay } from '../../domain/fenceDraft'
import { BOUNDARY_TYPES } from '../../domain/geofence'
import { SelectField } from '../../ui/SelectField'
import { AreaTools } from './AreaTools'
import { BOUNDARY_DETAILS, BOUNDARY_LABELS } from './boundaryWords'
import { CornerTools } from './CornerTools'
import { FenceMeasures } from './FenceMeasures'
import styles from './FencePanel.module.css'
import type { FenceEditor } from './fenceEditor'
import { ProblemLine } from './ProblemLine'
import { RadiusTools } from './RadiusTools'
import { SuggestTools } from './SuggestTools'

export interface FencePanelProps {
  editor: FenceEditor
  /** Why the fence could not be saved, once somebody tried; null before, and when nothing is wrong. */
  refused: FenceProblem | null
}

/** Everything about a drawing that is not the map: its type, its tools, its size, what is wrong. */
export function FencePanel({ editor, refused }: FencePanelProps) {
  const { t, i18n } = useLingui()
  const { draft, dispatch } = editor
  const way = fenceWay(draft.boundary)
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
      {way === 'corners' && <CornerTools editor={editor} />}
      {way === 'circle' && <RadiusTools editor={editor} />}
      {way === 'chosen' && <AreaTools editor={editor} />}
      {way === 'suggested' && <SuggestTools editor={editor} />}
      <ProblemLine problem={drawingProblem(draft) ?? refused} />
      <FenceMeasures area={draftArea(draft)} />
    </div>
  )
}
