import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { UnplacedReason } from '#domain/vehicle/vehiclePlace'
import { UNPLACED_LABELS } from '../../../i18n/labels'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/controls/Button'
import { cx } from '../../../ui/cx'
import { LoadingState } from '../../../ui/feedback/LoadingState'
import { Notice } from '../../../ui/feedback/Notice'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { NothingFound } from '../../../widgets/list/NothingFound'
import { MapList } from '../MapList'
import type { MapEntry } from '../mapEntry'
import styles from './ListPanel.module.css'

export interface ListPanelProps {
  open: boolean
  /** There is no map beside it. */
  alone: boolean
  label: string
  entries: readonly MapEntry[] | null
  selected: string | null
  onPick: (id: string) => void
  onClear: () => void
  clearWord: string
  /** A search or a filter leaves something out. */
  narrowed: boolean
  onOpen: () => void
  /** There are no vehicles at all, as in a new fleet; no search failed. */
  bare: boolean
}

/** The list beside the map. Without a result, or where nothing found is on the map, it says so though it is closed. */
export function ListPanel(props: ListPanelProps) {
  const { open, alone, label, entries, selected, onPick, onClear, clearWord, bare } = props
  const { t } = useLingui()
  if (bare) {
    return (
      <div className={styles.nothing} role="status" data-covers>
        <Notice icon={ICONS.car} title={t`No vehicles here yet`} />
      </div>
    )
  }
  if (entries?.length === 0) {
    return (
      <div className={styles.nothing} role="status" data-covers>
        <NothingFound filtered={false} clearLabel={clearWord} onClear={onClear} />
      </div>
    )
  }
  if (!open) {
    // The panel of a selected vehicle says itself why the vehicle is not on the map.
    if (entries === null || selected !== null || entries.some(({ position }) => position !== null))
      return null
    return <NoneOnMap {...props} entries={entries} />
  }
  return (
    <div className={cx(styles.panel, alone && styles.alone)} data-covers>
      {entries === null ? (
        <LoadingState rows={6} />
      ) : (
        <MapList label={label} entries={entries} selected={selected} onSelect={onPick} />
      )}
    </div>
  )
}

interface NoneOnMapProps extends Pick<ListPanelProps, 'onOpen' | 'onClear' | 'clearWord' | 'narrowed'> {
  entries: readonly MapEntry[]
}

/** Why an empty map is empty, with the ways to the list and to all vehicles. */
function NoneOnMap({ entries, onOpen, onClear, clearWord, narrowed }: NoneOnMapProps) {
  const { t, i18n } = useLingui()
  const { whole } = useFormats()
  const counts = new Map<UnplacedReason, number>()
  for (const { unplaced } of entries) {
    if (unplaced !== null) counts.set(unplaced, (counts.get(unplaced) ?? 0) + 1)
  }
  return (
    <div className={cx(styles.nothing, styles.none)} role="status" data-covers>
      <h2 className={styles.title}>
        <Icon path={MAP_ICONS.eyeOff} />
        {t`${plural(entries.length, {
          one: 'This vehicle is not on the map',
          other: 'None of these # vehicles are on the map',
        })}`}
      </h2>
      {[...counts].map(([reason, count]) => (
        <p key={reason} className={styles.reason}>
          {i18n._(UNPLACED_LABELS[reason])} ({whole(count)})
        </p>
      ))}
      <div className={styles.ways}>
        <Button kind="primary" onClick={onOpen}>{t`Show the list`}</Button>
        {narrowed && (
          <Button kind="plain" onClick={onClear}>
            {clearWord}
          </Button>
        )}
      </div>
    </div>
  )
}
