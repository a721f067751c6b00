import { useLingui } from '@lingui/react/macro'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import { currentShape } from '#domain/geofence/drawing/geofenceDraft'
import type { FenceSources } from '../../../../data/map/fenceSources'
import { useFormats } from '../../../../i18n/useFormats'
import { IconButton } from '../../../../ui/controls/IconButton'
import { ACTION_ICONS } from '../../../../ui/icons/actionIcons'
import { FENCE_ICONS } from '../../../../ui/icons/fence/fenceIcons'
import styles from './CornerList.module.css'
import type { FenceEditor } from './fenceEditor'

/** The corners in order, each with its position and buttons to move, split and remove it. */
export function CornerList({ editor }: { editor: FenceEditor }) {
  const { t } = useLingui()
  const { draft, dispatch } = editor
  const { corners } = currentShape(draft)
  const describe = useCornerDescription(editor)
  return (
    <ol className={styles.list} aria-label={t`Corners`}>
      {corners.map((corner, at) => {
        const number = at + 1
        return (
          // Corners have no id, only an index.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at} className={styles.row} data-picked={draft.picked === at}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <span className={styles.text}>
              <span className="visually-hidden">{t`Corner ${number}`}</span> {describe(corner)}
            </span>
            <IconButton
              label={t`Move corner ${number}`}
              aria-pressed={draft.picked === at}
              icon={FENCE_ICONS.move}
              onClick={() => dispatch({ type: 'pick', corner: at })}
            />
            <IconButton
              label={t`Add a corner after corner ${number}`}
              icon={FENCE_ICONS.split}
              disabled={corners.length < 2}
              onClick={() => dispatch({ type: 'split', corner: at })}
            />
            <IconButton
              label={t`Remove corner ${number}`}
              icon={ACTION_ICONS.trash}
              onClick={() => dispatch({ type: 'remove', corner: at })}
            />
          </li>
        )
      })}
    </ol>
  )
}

/** "0.4 mi from Pilsen Depot", or the coordinates if there are no places. */
function useCornerDescription({ sources }: FenceEditor): (at: LngLat) => string {
  const { t } = useLingui()
  const formats = useFormats()
  return (at) => {
    const nearest = nearestPlace(sources.places, at)
    if (!nearest) return `${at[1].toFixed(4)}, ${at[0].toFixed(4)}`
    const name = nearest.name
    const distance = formats.distance(nearest.miles, 'oneDecimal').text
    return t`${distance} from ${name}`
  }
}

/** The nearest place to a point and its distance in miles; null without any places. */
function nearestPlace(places: FenceSources['places'], at: LngLat): { name: string; miles: number } | null {
  const ranked = places.map(({ name, position }) => ({ name, miles: distanceMi(at, position) }))
  return ranked.toSorted((a, b) => a.miles - b.miles)[0] ?? null
}
