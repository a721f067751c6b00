import { useLingui } from '@lingui/react/macro'
import { currentShape, drawingMode } from '#domain/geofence/drawing/geofenceDraft'
import { geofenceAround } from '#domain/geofence/geofenceShapes'
import { useFormats } from '../../../../i18n/useFormats'
import { useLocale } from '../../../../state/locale'
import { ComboBoxField } from '../../../../ui/fields/ComboBoxField'
import { RadioGroup } from '../../../../ui/fields/RadioGroup'
import { areaName, BOUNDARY_DETAILS, BOUNDARY_LABELS } from './boundaryLabels'
import { CornerTools } from './CornerTools'
import cornerStyles from './CornerTools.module.css'
import type { FenceEditor } from './fenceEditor'
import { RadiusTools } from './RadiusTools'

/** The tools of a drawing, by its boundary type. */
export function FenceTools({ editor }: { editor: FenceEditor }) {
  switch (drawingMode(editor.draft.boundary)) {
    case 'corners':
      return <CornerTools editor={editor} />
    case 'circle':
      return <RadiusTools editor={editor} />
    case 'chosen':
      return <AreaTools editor={editor} />
    case 'suggested':
      return <SuggestTools editor={editor} />
  }
}

/** Selects a city, county, country or zip code, from the list or by a tap inside it. */
function AreaTools({ editor }: { editor: FenceEditor }) {
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
        // Shows the name of the area that was tapped on the map.
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
        <p
          className={cornerStyles.hint}
        >{t`Illustrative outlines made for this demo, not real boundaries.`}</p>
      )}
      {draft.boundary === 'country' && (
        <p className={cornerStyles.hint}>{t`Simplified outline of the mainland. Islands are left out.`}</p>
      )}
    </>
  )
}

/** Margin around the points of a suggestion, miles. */
const MARGIN_MI = { depots: 0.25, places: 0.25, stops: 0.25 }
type Suggestion = keyof typeof MARGIN_MI

/** Suggests an area around depots, around all places, or around today's stops. */
function SuggestTools({ editor }: { editor: FenceEditor }) {
  const { t } = useLingui()
  const { distance } = useFormats()
  const { draft, dispatch, sources } = editor
  const { source } = currentShape(draft)
  const points = {
    depots: sources.places.filter(({ kind }) => kind === 'depot').map(({ position }) => position),
    places: sources.places.map(({ position }) => position),
    stops: sources.stops,
  }
  const margin = distance(MARGIN_MI.stops, 'oneDecimal').text
  const choose = (id: Suggestion) => {
    const corners = geofenceAround(points[id], MARGIN_MI[id])
    dispatch({ type: 'choose', source: id, ring: [...corners, ...corners.slice(0, 1)] })
    editor.show(corners)
  }
  return (
    <RadioGroup<Suggestion>
      label={t`Suggest an area`}
      hint={t`Drawn close around them, with a margin of about ${margin} on every side. To adjust it, choose Customize and start from this area.`}
      options={[
        {
          id: 'depots',
          label: t`Around the depots`,
          detail: t`Where vehicles start their day`,
          disabled: points.depots.length === 0,
        },
        {
          id: 'places',
          label: t`Around all places`,
          detail: t`Depots, dealers, customers, and fuel stations`,
          disabled: points.places.length === 0,
        },
        {
          id: 'stops',
          label: t`Where vehicles have been today`,
          detail: t`Where today’s trips began and ended`,
          disabled: points.stops.length === 0,
        },
      ]}
      value={source === 'depots' || source === 'places' || source === 'stops' ? source : null}
      onChange={choose}
    />
  )
}
