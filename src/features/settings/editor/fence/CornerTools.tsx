import { useLingui } from '@lingui/react/macro'
import { currentShape } from '#domain/geofence/drawing/geofenceDraft'
import { viewRectangle } from '#domain/geofence/geofenceShapes'
import { useLocale } from '../../../../state/locale'
import { Button } from '../../../../ui/controls/Button'
import { ComboBoxField } from '../../../../ui/fields/ComboBoxField'
import { areaName, BOUNDARY_LABELS } from './boundaryLabels'
import { CornerList } from './CornerList'
import styles from './CornerTools.module.css'
import type { FenceEditor } from './fenceEditor'
import { PlacePicker } from './PlacePicker'

/** Tools for a shape with corners: ways to start, places as corners, and the list of corners. */
export function CornerTools({ editor }: { editor: FenceEditor }) {
  const { t } = useLingui()
  const { draft, dispatch, sources } = editor
  const { corners, closed } = currentShape(draft)
  const picked = draft.picked === null ? null : draft.picked + 1
  const starts = draft.boundary === 'customize' && corners.length === 0
  return (
    <>
      {starts && <StartTools editor={editor} />}
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

/** The start of a customized shape: a rectangle within the visible part of the map, or a known area. */
function StartTools({ editor }: { editor: FenceEditor }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { areas, dispatch, draft, visibleBounds, view } = editor
  const suggested = draft.drawings.automatic.current.corners
  return (
    <>
      <p className={styles.hint}>
        {t`Start from this view or from an area, then adjust the corners. Or tap the map to add corners one by one.`}
      </p>
      <Button
        kind="soft"
        data-target="fence-from-view"
        onClick={() => dispatch({ type: 'start', corners: viewRectangle(visibleBounds ?? view.bounds) })}
      >
        {t`Start from this view`}
      </Button>
      {suggested.length > 2 && (
        <Button
          kind="soft"
          data-target="fence-from-suggested"
          onClick={() => dispatch({ type: 'start', corners: suggested })}
        >
          {t`Start from the suggested area`}
        </Button>
      )}
      <ComboBoxField
        label={t`Start from an area`}
        placeholder={t`Name or code`}
        options={areas.map((area) => ({
          id: area.id,
          label: areaName(area, locale),
          detail: i18n._(BOUNDARY_LABELS[area.kind]),
        }))}
        value={null}
        onChange={(id) => {
          const area = areas.find((one) => one.id === id)
          if (!area) return
          dispatch({ type: 'start', corners: area.ring.slice(0, -1) })
          editor.show(area.ring)
        }}
      />
    </>
  )
}
