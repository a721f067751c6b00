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

export interface PickRow {
  id: string
  title: string
  /** Available, or its current assignment. */
  detail: string
  free: boolean
  picture: ReactNode
  /** Another effect of the choice, in a sentence, which must be confirmed. */
  warning?: string | undefined
}

export interface PickDialogProps {
  title: string
  /** A side effect of any choice. */
  note?: string | undefined
  searchLabel: string
  rows: Live<readonly PickRow[]>
  confirmLabel: string
  isOpen: boolean
  onPick: (id: string) => void
  onClose: () => void
}

/** A searchable single choice; one that takes something from another person must be confirmed. */
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
