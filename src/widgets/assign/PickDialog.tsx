import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Live } from '#domain/base/live'
import { MAX_QUERY_LENGTH, textMatcher } from '#domain/lists/textSearch'
import { Button } from '../../ui/controls/Button'
import { SearchField } from '../../ui/controls/SearchField'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { Gate } from '../../ui/feedback/Gate'
import { ICONS } from '../../ui/icons/icons'
import { Dialog } from '../../ui/overlays/Dialog'
import styles from './PickDialog.module.css'

/** Somebody or something to choose. */
export interface PickRow {
  id: string
  title: string
  /** Free, or what has it now. */
  detail: string
  free: boolean
  picture: ReactNode
  /** What else the choice would do, in a sentence: asked before it is made. */
  warning?: string | undefined
}

export interface PickDialogProps {
  title: string
  /** What any choice does besides. */
  note?: string | undefined
  /** Name and placeholder of the search box. */
  searchLabel: string
  rows: Live<readonly PickRow[]>
  /** What the button under a warning says. */
  confirmLabel: string
  isOpen: boolean
  onPick: (id: string) => void
  onClose: () => void
}

/** A choice of one out of many, by search; a choice that takes from somebody else says so first. */
export function PickDialog({ title, isOpen, onClose, confirmLabel, ...list }: PickDialogProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<PickRow | null>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setAsked(null)
  }
  const pick = (row: PickRow) => (row.warning && asked === null ? setAsked(row) : list.onPick(row.id))
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        asked && (
          <>
            <Button kind="primary" autoFocus onClick={() => pick(asked)}>
              {confirmLabel}
            </Button>
            <Button kind="plain" onClick={() => setAsked(null)}>{t`Choose another`}</Button>
          </>
        )
      }
    >
      {asked ? (
        <p role="alert">{asked.warning}</p>
      ) : (
        <Gate live={list.rows}>{(rows) => <PickList {...list} rows={rows} onPick={pick} />}</Gate>
      )}
    </Dialog>
  )
}

type PickListProps = Pick<PickDialogProps, 'note' | 'searchLabel'> & {
  rows: readonly PickRow[]
  onPick: (row: PickRow) => void
}

function PickList({ note, searchLabel, rows, onPick }: PickListProps) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const matches = textMatcher(query)
  const found = rows.filter(({ title, detail }) => matches(`${title} ${detail}`))
  return (
    <div className={styles.list}>
      {note && <p>{note}</p>}
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        clearLabel={t`Clear search`}
        value={query}
        maxLength={MAX_QUERY_LENGTH}
        onChange={setQuery}
      />
      {found.length === 0 && <p role="status">{t`No results were found`}</p>}
      <ul className={styles.rows}>
        {found.map((row) => (
          <li key={row.id}>
            <button type="button" className={styles.row} onClick={() => onPick(row)}>
              {row.picture}
              <span className={styles.text}>
                <span className={styles.title}>{row.title}</span>
                <StatusLabel
                  tone={row.free ? 'ok' : 'unk'}
                  icon={row.free ? ICONS.circleCheck : ICONS.keyRound}
                >
                  {row.detail}
                </StatusLabel>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
