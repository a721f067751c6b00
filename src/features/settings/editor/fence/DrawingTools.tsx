import { useLingui } from '@lingui/react/macro'
import { currentShape, drawingMode } from '#domain/geofence/drawing/geofenceDraft'
import { Button } from '../../../../ui/controls/Button'
import { IconButton } from '../../../../ui/controls/IconButton'
import { ACTION_ICONS } from '../../../../ui/icons/actionIcons'
import { FENCE_ICONS } from '../../../../ui/icons/fence/fenceIcons'
import { Icon } from '../../../../ui/icons/Icon'
import { ICONS } from '../../../../ui/icons/icons'
import styles from './DrawingTools.module.css'
import type { FenceEditor } from './fenceEditor'

export interface DrawingToolsProps {
  editor: FenceEditor
  /** Same as a tap at the center of the map; null without a map. */
  onCenter: (() => void) | null
}

/** Buttons over the map: undo, redo, clear, set a point at the cross, and close the shape. */
export function DrawingTools({ editor, onCenter }: DrawingToolsProps) {
  const { t } = useLingui()
  const { draft, dispatch } = editor
  const { past, future, current: now } = draft.drawings[draft.boundary]
  const { corners, closed } = currentShape(draft)
  const mode = drawingMode(draft.boundary)
  const picked = draft.picked === null ? null : draft.picked + 1
  const center = {
    corners: picked === null ? t`Add corner here` : t`Move corner ${picked} here`,
    circle: t`Center here`,
    chosen: t`Choose here`,
    suggested: null,
  }[mode]
  const full = mode === 'corners' && closed && picked === null
  return (
    <div className={styles.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a box */}
      <div className={styles.group} role="group" aria-label={t`Drawing`}>
        <IconButton
          label={t`Undo`}
          icon={FENCE_ICONS.undo}
          data-target="fence-undo"
          disabled={past.length === 0}
          onClick={() => dispatch({ type: 'undo' })}
        />
        <IconButton
          label={t`Redo`}
          icon={FENCE_ICONS.redo}
          data-target="fence-redo"
          disabled={future.length === 0}
          onClick={() => dispatch({ type: 'redo' })}
        />
        <IconButton
          label={t`Clear drawing`}
          icon={ACTION_ICONS.trash}
          data-target="fence-clear"
          disabled={now.corners.length === 0 && now.center === null}
          onClick={() => dispatch({ type: 'clear' })}
        />
      </div>
      {center && onCenter && !full && (
        <Button kind="plain" data-target="fence-here" onClick={onCenter}>
          <Icon path={FENCE_ICONS.cross} />
          {center}
        </Button>
      )}
      {mode === 'corners' && !closed && corners.length > 0 && (
        <Button kind="primary" data-target="fence-close" onClick={() => dispatch({ type: 'close' })}>
          <Icon path={ICONS.check} />
          {t`Close shape`}
        </Button>
      )}
    </div>
  )
}
