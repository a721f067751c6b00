import { useLingui as useCatalog } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { BehaviorRow, BehaviorTable } from '../../domain/behavior/behavior'
import { BEHAVIOR_COLUMNS, shownColumns } from '../../domain/behavior/behaviorColumns'
import type { AppErrorCode } from '../../domain/kiosk/errors'
import { WINDOWS, type WindowDays } from '../../domain/trips/score'
import { useFormats } from '../../i18n/FormatsProvider'
import { SCREEN_TITLES } from '../../i18n/titles'
import { surface } from '../../ui/display/surface'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import type { DataSort } from '../../ui/table/dataColumns'
import styles from './BehaviorFrame.module.css'
import { BehaviorRows } from './BehaviorRows'
import { TableLinks } from './TableLinks'

export interface BehaviorFrameProps {
  table: BehaviorTable
  mode: 'dealer' | 'fleet'
  /** Null while they are being stored. */
  rows: readonly BehaviorRow[] | null
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
export function BehaviorFrame(props: BehaviorFrameProps) {
  const { table, mode, rows, all, window, sort, problem, onWindow, onSort, onRetry } = props
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { whole } = useFormats()
  const columns = useMemo(() => shownColumns(BEHAVIOR_COLUMNS[table], mode), [table, mode])
  return (
    <>
      <div className={styles.line}>
        <Link to="/home" search={{ days: `${window}` }} className={styles.back}>
          <Icon path={ICONS.chevronLeft} />
          {_(SCREEN_TITLES.home)}
        </Link>
        <SegmentedControl
          label={t`Period`}
          segments={WINDOWS.map((days) => ({ id: String(days), label: t`${whole(days)} days` }))}
          value={String(window)}
          onChange={(id) => onWindow(WINDOWS.find((days) => String(days) === id) ?? window)}
        />
      </div>
      <div className={styles.line}>
        <TableLinks table={table} window={window} />
        <p role="status" className={styles.fact}>
          {rows && <Showing shown={rows.length} all={all} />}
        </p>
      </div>
      {rows === null && problem !== null ? (
        <section className={surface()}>
          <ProblemPanel code={problem} onRetry={() => onRetry(problem)} />
        </section>
      ) : (
        <>
          <BehaviorRows table={table} columns={columns} rows={rows} sort={sort} onSort={onSort} />
          <p className={styles.fact}>{t`Full days through yesterday, compared with the previous period`}</p>
        </>
      )}
    </>
  )
}

function Showing({ shown, all }: { shown: number; all: number }) {
  return shown < all ? (
    <Trans>
      Showing the first {shown} of {all}
    </Trans>
  ) : (
    <Trans>
      Showing {shown} of {all}
    </Trans>
  )
}
