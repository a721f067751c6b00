import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { AppErrorCode } from '../../domain/kiosk/errors'
import { MAX_QUERY_LENGTH, textMatcher } from '../../domain/lists/textSearch'
import { Button } from '../../ui/controls/Button'
import { SearchField } from '../../ui/controls/SearchField'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { LoadingState } from '../../ui/feedback/LoadingState'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
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
  /** Null while they are being read. */
  rows: readonly PickRow[] | null
  /** Why they cannot be read. */
  problem: AppErrorCode | null
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
      {asked ? <p role="alert">{asked.warning}</p> : <PickList {...list} onPick={pick} />}
    </Dialog>
  )
}

type PickListProps = Pick<PickDialogProps, 'note' | 'searchLabel' | 'rows' | 'problem'> & {
  onPick: (row: PickRow) => void
}

function PickList({ note, searchLabel, rows, problem, onPick }: PickListProps) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  if (problem !== null) return <ProblemPanel code={problem} onRetry={() => location.reload()} />
  if (rows === null) return <LoadingState />
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
