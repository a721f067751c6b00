import { useLingui as useCatalog } from '@lingui/react'
import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { UNPLACED_LABELS } from '../../i18n/labels'
import { VehicleArt } from '../../ui/display/VehicleArt'
import { Icon } from '../../ui/icons/Icon'
import styles from './MapList.module.css'
import type { MapEntry } from './mapEntry'

export interface MapListProps {
  /** Name of the list for a screen reader. */
  label: string
  entries: readonly MapEntry[]
  selected: string | null
  onSelect: (id: string) => void
}

/** Everything that the map shows, as rows; what has no place on the map comes last. */
export function MapList({ label, entries, selected, onSelect }: MapListProps) {
  const placed = entries.filter(({ unplaced }) => unplaced === null)
  const unplaced = entries.filter((entry) => entry.unplaced !== null)
  return (
    <div className={styles.lists}>
      <Rows label={label} entries={placed} selected={selected} onSelect={onSelect} />
      {unplaced.length > 0 && <Unplaced entries={unplaced} selected={selected} onSelect={onSelect} />}
    </div>
  )
}

function Unplaced(props: Omit<MapListProps, 'label'>) {
  const { t } = useLingui()
  const count = props.entries.length
  return (
    <>
      <p className={styles.group}>
        <Plural value={count} one="# not on the map" other="# not on the map" />
      </p>
      <Rows label={t`Not on the map`} {...props} />
    </>
  )
}

function Rows({ label, entries, selected, onSelect }: MapListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} selected={entry.id === selected} onSelect={onSelect} />
      ))}
    </ul>
  )
}

interface RowProps {
  entry: MapEntry
  selected: boolean
  onSelect: (id: string) => void
}

function Row({ entry, selected, onSelect }: RowProps) {
  const { _ } = useCatalog()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    <li ref={row}>
      <button type="button" className={styles.row} aria-pressed={selected} onClick={() => onSelect(entry.id)}>
        {'image' in entry.picture ? (
          <VehicleArt image={entry.picture.image} detail="list" className={styles.art} />
        ) : (
          <span className={styles.icon}>
            <Icon path={entry.picture.icon} />
          </span>
        )}
        <span className={styles.text}>
          <span className={styles.label}>{entry.label}</span>
          <span className={styles.detail}>
            {entry.unplaced === null ? entry.detail : _(UNPLACED_LABELS[entry.unplaced])}
          </span>
        </span>
      </button>
    </li>
  )
}
