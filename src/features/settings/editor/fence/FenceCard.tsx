import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { currentShape, drawingMode, type GeofenceDraft } from '#domain/geofence/drawing/geofenceDraft'
import { BOUNDARY_TYPES } from '#domain/geofence/geofence'
import type { RegionFence } from '../../../../data/queries/geofences'
import { Button } from '../../../../ui/controls/Button'
import { Card } from '../../../../ui/display/Card'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { SelectField } from '../../../../ui/fields/SelectField'
import cards from '../fields/RuleCards.module.css'
import { BOUNDARY_DETAILS, BOUNDARY_LABELS } from './boundaryLabels'
import styles from './FenceCard.module.css'
import { FenceMap, type FenceMapProps } from './FenceMap'
import { FenceTools } from './FenceTools'
import { ringOf } from './fenceEditor'

export interface FenceCardProps extends FenceMapProps {
  fences: readonly RegionFence[]
  /** Null when the fence is the drawing. */
  onStored: (id: string | null) => void
}

/** Fence of the rule: a new drawing or one of the stored fences, then the map and the tools. */
export function FenceCard({ editor, fences, stored, refused, onStored }: FenceCardProps) {
  const { t, i18n } = useLingui()
  const [last, setLast] = useState(stored?.id ?? fences[0]?.id ?? null)
  const choose = (id: string) => {
    const fence = fences.find((one) => one.id === id)
    if (!fence) return
    setLast(id)
    onStored(id)
    editor.show(ringOf(fence.area))
  }
  return (
    <Card title={t`Where`}>
      <div className={cards.stack}>
        <div className={styles.choices}>
          {last !== null && (
            <SegmentedControl
              label={t`Geofence`}
              block
              tight
              segments={[
                { id: 'draw', label: t`Draw a geofence` },
                { id: 'stored', label: t`Existing geofence` },
              ]}
              value={stored ? 'stored' : 'draw'}
              onChange={(source) => (source === 'draw' ? onStored(null) : choose(last))}
            />
          )}
          {stored ? (
            <SelectField
              label={t`Existing geofence`}
              options={fences.map(({ id, name, boundary }) => ({
                id,
                label: name,
                detail: i18n._(BOUNDARY_LABELS[boundary]),
              }))}
              value={stored.id}
              onChange={choose}
            />
          ) : (
            <SelectField
              label={t`Boundary type`}
              options={BOUNDARY_TYPES.map((id) => ({
                id,
                label: i18n._(BOUNDARY_LABELS[id]),
                detail: i18n._(BOUNDARY_DETAILS[id]),
              }))}
              value={editor.draft.boundary}
              onChange={(boundary) => editor.dispatch({ type: 'boundary', boundary })}
            />
          )}
        </div>
        {!stored && <TapHint draft={editor.draft} />}
        <div className={styles.map}>
          <FenceMap editor={editor} stored={stored} refused={refused} />
        </div>
        {stored ? (
          <Button
            kind="soft"
            onClick={() => {
              editor.dispatch({ type: 'load', boundary: stored.boundary, area: stored.area })
              onStored(null)
            }}
          >
            {t`Edit shape`}
          </Button>
        ) : (
          <FenceTools editor={editor} />
        )}
      </div>
    </Card>
  )
}

/** What to tap on the map next; above it, where no bar of a run covers it. */
function TapHint({ draft }: { draft: GeofenceDraft }) {
  const { t } = useLingui()
  const { corners, closed, center } = currentShape(draft)
  const mode = drawingMode(draft.boundary)
  const picked = draft.picked === null ? null : draft.picked + 1
  // Without corners, a customized shape says beside its tools how it can start.
  const starts = draft.boundary === 'customize' && corners.length === 0
  if (starts || (mode !== 'corners' && mode !== 'circle')) return null
  return (
    <p className={styles.hint} role="status">
      {mode === 'circle'
        ? center
          ? t`Drag the center to move it, or tap elsewhere.`
          : t`Tap the map to place the center.`
        : picked !== null
          ? t`Tap the map where corner ${picked} should go.`
          : closed
            ? t`The shape is closed. Drag a corner to move it.`
            : corners.length < 3
              ? t`Tap the map to add corners.`
              : t`Tap the first corner to close the shape, or add more corners.`}
    </p>
  )
}
