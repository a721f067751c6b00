import { useLingui } from '@lingui/react/macro'
import { currentShape } from '#domain/geofence/drawing/geofenceDraft'
import { geofenceAround } from '#domain/geofence/geofenceShapes'
import { useFormats } from '../../i18n/FormatsProvider'
import { RadioGroup } from '../../ui/fields/RadioGroup'
import type { FenceEditor } from './fenceEditor'

/** How far a suggestion keeps from what it is drawn around, miles. */
const MARGIN_MI = { depots: 0.25, places: 0.25, stops: 0.25 }
type Suggestion = keyof typeof MARGIN_MI

/** Automatic: an area around depots, around all places, or around where vehicles stopped today. */
export function SuggestTools({ editor }: { editor: FenceEditor }) {
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
      hint={t`Drawn closely around them, with a margin of about ${margin} on every side. To adjust it, choose Customize and start from it.`}
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
