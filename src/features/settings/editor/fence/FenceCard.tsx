import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RegionFence } from '../../../../data/queries/geofences'
import { Button } from '../../../../ui/controls/Button'
import { Card } from '../../../../ui/display/Card'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { SelectField } from '../../../../ui/fields/SelectField'
import styles from '../fields/RuleCards.module.css'
import { BOUNDARY_LABELS } from './boundaryLabels'
import { FencePanel } from './FencePanel'
import { type FenceEditor, ringOf } from './fenceEditor'

export interface FenceCardProps {
  editor: FenceEditor
  fences: readonly RegionFence[]
  stored: RegionFence | null
  /** Null when the fence is the drawing. */
  onStored: (id: string | null) => void
}

/** Fence of the rule: a new drawing or one of the stored fences. */
export function FenceCard({ editor, fences, stored, onStored }: FenceCardProps) {
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
      <div className={styles.stack}>
        {last !== null && (
          <SegmentedControl
            label={t`Geofence`}
            block
            segments={[
              { id: 'draw', label: t`Draw a geofence` },
              { id: 'stored', label: t`Existing geofence` },
            ]}
            value={stored ? 'stored' : 'draw'}
            onChange={(source) => (source === 'draw' ? onStored(null) : choose(last))}
          />
        )}
        {stored ? (
          <>
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
            <Button
              kind="soft"
              onClick={() => {
                editor.dispatch({ type: 'load', boundary: stored.boundary, area: stored.area })
                onStored(null)
              }}
            >
              {t`Edit shape`}
            </Button>
          </>
        ) : (
          <FencePanel editor={editor} />
        )}
      </div>
    </Card>
  )
}
