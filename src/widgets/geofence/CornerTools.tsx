import { useLingui } from '@lingui/react/macro'
import { currentShape } from '#domain/geofence/drawing/geofenceDraft'
import { CornerList } from './CornerList'
import styles from './CornerTools.module.css'
import type { FenceEditor } from './fenceEditor'
import { PlacePicker } from './PlacePicker'
import { StartTools } from './StartTools'

/** A shape of corners: what to tap next, places as corners, and the list of corners. */
export function CornerTools({ editor }: { editor: FenceEditor }) {
  const { t } = useLingui()
  const { draft, dispatch, sources } = editor
  const { corners, closed } = currentShape(draft)
  const picked = draft.picked === null ? null : draft.picked + 1
  const starts = draft.boundary === 'customize' && corners.length === 0
  return (
    <>
      {starts ? (
        <StartTools editor={editor} />
      ) : (
        <p className={styles.hint} role="status">
          {picked !== null
            ? t`Tap the map where corner ${picked} should go.`
            : closed
              ? t`The shape is closed. Tap a corner to move it.`
              : corners.length < 3
                ? t`Tap the map to add corners.`
                : t`Tap the first corner to close the shape, or add more corners.`}
        </p>
      )}
      {!starts && (!closed || picked !== null) && (
        <PlacePicker
          label={picked === null ? t`Add a corner at a place` : t`Move corner ${picked} to a place`}
          places={sources.places}
          onPick={({ position }) => dispatch({ type: 'tap', at: position })}
        />
      )}
      {corners.length > 0 && <CornerList editor={editor} />}
    </>
  )
}
