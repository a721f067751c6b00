import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { BehaviourRow, BehaviourTable } from '../../domain/behaviour'
import { BEHAVIOUR_COLUMNS, shownColumns } from '../../domain/behaviourColumns'
import type { AppErrorCode } from '../../domain/errors'
import { WINDOWS, type WindowDays } from '../../domain/score'
import { useFormats } from '../../i18n/FormatsProvider'
import type { DataSort } from '../../ui/dataColumns'
import { ProblemPanel } from '../../ui/ProblemPanel'
import { SegmentedControl } from '../../ui/SegmentedControl'
import styles from './BehaviourFrame.module.css'
import { BehaviourRows } from './BehaviourRows'
import { TableLinks } from './TableLinks'

export interface BehaviourFrameProps {
  table: BehaviourTable
  mode: 'dealer' | 'fleet'
  /** Null while they are being stored. */
  rows: readonly BehaviourRow[] | null
  /** How many vehicles there are, listed or not. */
  all: number
  window: WindowDays
  sort: DataSort | null
  /** Why the demo data did not arrive; null while it did or still may. */
  problem: AppErrorCode | null
  onWindow: (window: WindowDays) => void
  onSort: (sort: DataSort) => void
  onRetry: (code: AppErrorCode) => void
}

/** Where one is among the tables, over which days, and the table. */
export function BehaviourFrame(props: BehaviourFrameProps) {
  const { table, mode, rows, all, window, sort, problem, onWindow, onSort, onRetry } = props
  const { t } = useLingui()
  const { whole } = useFormats()
  const columns = useMemo(() => shownColumns(BEHAVIOUR_COLUMNS[table], mode), [table, mode])
  const shown = rows?.length ?? 0
  return (
    <>
      <div className={styles.tools}>
        <TableLinks table={table} window={window} />
        <SegmentedControl
          label={t`Period`}
          segments={WINDOWS.map((days) => ({ id: String(days), label: t`${whole(days)} days` }))}
          value={String(window)}
          onChange={(id) => onWindow(WINDOWS.find((days) => String(days) === id) ?? window)}
        />
      </div>
      <div className={styles.facts}>
        <p role="status">
          {rows &&
            (shown < all ? (
              <Trans>
                Showing the first {shown} of {all}
              </Trans>
            ) : (
              <Trans>
                Showing {shown} of {all}
              </Trans>
            ))}
        </p>
        <p>{t`Full days up to yesterday, compared with as many before`}</p>
      </div>
      {rows === null && problem !== null ? (
        <section className={styles.panel}>
          <ProblemPanel code={problem} onRetry={() => onRetry(problem)} />
        </section>
      ) : (
        <BehaviourRows table={table} columns={columns} rows={rows} sort={sort} onSort={onSort} />
      )}
    </>
  )
}
