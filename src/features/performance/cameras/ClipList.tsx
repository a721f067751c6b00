import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useRef, useState } from 'react'
import { mapLive } from '#domain/base/live'
import { CLIP_SECTIONS, type ClipSection } from '#domain/performance/camerasSearch'
import {
  type CameraEvent,
  type CameraEventKind,
  REVIEW_STATUSES,
  type ReviewStatus,
} from '#domain/trips/cameraEvent'
import { reviewClips } from '../../../data/queries/cameraClips'
import type { SelectedFleet } from '../../../state/fleet'
import { Button } from '../../../ui/controls/Button'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'
import { MenuButton } from '../../../ui/overlays/MenuButton'
import { ListGate } from '../../../widgets/list/ListGate'
import { ListTable } from '../../../widgets/list/ListTable'
import { useList } from '../../../widgets/list/useList'
import { type AddressedList, useListAddress } from '../../../widgets/list/useListAddress'
import { WatchClip } from '../../../widgets/trips/clip/WatchClip'
import { CLIP_KINDS } from '../../../widgets/trips/score/dotLook'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { SafetyTools } from '../SafetyTools'
import styles from './Cameras.module.css'
import { REVIEW_LOOKS } from './cameraLooks'
import { type ClipRow, useCameraRows } from './useCameraRows'
import { type Review, useClipColumns } from './useClipColumns'

export interface ClipListProps extends AddressedList<ClipSection> {
  fleet: SelectedFleet
}

const FIRST_SORT = { column: 'when', descending: true }
const NO_ROWS: readonly ClipRow[] = []
const rowId = ({ id }: ClipRow) => id
const textOf = ({ text }: ClipRow) => text
const valuesOf = ({ event }: ClipRow, section: ClipSection) =>
  section === 'review' ? [event.status] : [event.kind]

/** Clips to watch and to mark, one or several at once. */
export function ClipList({ fleet, search, onSearch }: ClipListProps) {
  const { t, i18n } = useLingui()
  const rows = useCameraRows(fleet)
  const live = useMemo(() => mapLive(rows, ({ clips }) => clips), [rows])
  const review = useReview()
  const [watched, setWatched] = useState<CameraEvent | null>(null)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const columns = useClipColumns({ review, onWatch: setWatched, ticked, setTicked })
  const address = useListAddress<ClipSection>(
    { search: { ...search, filter: undefined }, onSearch },
    { sections: CLIP_SECTIONS, columns, firstSort: FIRST_SORT },
  )
  const list = useList<ClipRow, ClipSection>({
    live,
    address,
    sections: CLIP_SECTIONS,
    columns,
    valuesOf,
    textOf,
  })
  const words = {
    section: (section: ClipSection) => (section === 'review' ? t`Review` : t`What it shows`),
    value: (section: ClipSection, value: string) =>
      i18n._(
        section === 'review'
          ? REVIEW_LOOKS[value as ReviewStatus].label
          : CLIP_KINDS[value as CameraEventKind],
      ),
  }
  const shown = list.shown ?? NO_ROWS
  const chosen = shown.filter(({ id }) => ticked.includes(id)).map(({ id }) => id)
  return (
    <ListGate live={live}>
      <SafetyTools
        list={list}
        sections={CLIP_SECTIONS}
        words={words}
        label={t`Search clips`}
        placeholder={t`Vehicle or driver`}
        quick="review"
      />
      <ReviewBar
        chosen={chosen}
        listed={shown.map(({ id }) => id)}
        onChoose={setTicked}
        onMark={async (status) => {
          if (await review(chosen, status)) setTicked([])
        }}
      />
      <ListTable
        list={list}
        label={t`Camera clips`}
        rowId={rowId}
        empty={<EmptyState icon={ICONS.camera} title={t`No clips in the last 7 days`} />}
      />
      {watched && <WatchClip key={watched.id} event={watched} onClose={() => setWatched(null)} />}
    </ListGate>
  )
}

interface ReviewBarProps {
  /** Ids of the selected clips, and of all that are listed. */
  chosen: readonly string[]
  listed: readonly string[]
  onChoose: (ids: readonly string[]) => void
  onMark: (status: ReviewStatus) => Promise<void>
}

/** Marks all selected clips at once. */
function ReviewBar({ chosen, listed, onChoose, onMark }: ReviewBarProps) {
  const { t, i18n } = useLingui()
  const count = chosen.length
  if (listed.length === 0) return null
  return (
    <div className={styles.bar}>
      {count === 0 ? (
        <Button kind="ghost" onClick={() => onChoose(listed)}>
          {plural(listed.length, { one: 'Select # clip', other: 'Select all # clips' })}
        </Button>
      ) : (
        <>
          <p className={styles.counted} role="status">
            {plural(count, { one: '# clip selected', other: '# clips selected' })}
          </p>
          <MenuButton
            label={t`Mark as`}
            trigger={{ kind: 'primary', children: t`Mark as`, arrow: ICONS.chevronDown }}
            placement="bottom start"
            groups={[
              {
                id: 'review',
                label: t`Mark as`,
                entries: REVIEW_STATUSES.map((status) => ({
                  id: status,
                  label: i18n._(REVIEW_LOOKS[status].label),
                  icon: REVIEW_LOOKS[status].icon,
                })),
                onAction: (id) => {
                  const status = REVIEW_STATUSES.find((one) => one === id)
                  if (status) void onMark(status)
                },
              },
            ]}
          />
          <Button kind="ghost" onClick={() => onChoose([])}>
            {t`Clear selection`}
          </Button>
        </>
      )}
    </div>
  )
}

/** The same function in every render, so that it renders no row again. */
function useReview(): Review {
  const { i18n } = useLingui()
  const run = useUndoable()
  const latest = useRef(run)
  latest.current = run
  return useCallback(
    (ids, status) => {
      const name = i18n._(REVIEW_LOOKS[status].label)
      const done = plural(ids.length, { one: `# clip marked: ${name}`, other: `# clips marked: ${name}` })
      return latest.current(reviewClips(ids, status), done)
    },
    [i18n],
  )
}
