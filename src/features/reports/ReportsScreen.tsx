import { useLingui } from '@lingui/react/macro'
import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { isOfGroup, type ReportType } from '#domain/reports/report'
import type { ReportsSearch } from '#domain/reports/reportSearch'
import { useEffectiveFleet } from '../../state/fleet'
import { useIsWide } from '../../state/useIsWide'
import { useSection } from '../../state/useSection'
import { cardClass } from '../../ui/display/cardClass'
import { Deferred } from '../../ui/feedback/Deferred'
import { Gate } from '../../ui/feedback/Gate'
import { BackToReports } from './BackToReports'
import { ReportEditorScreen } from './editor/ReportEditorScreen'
import { ReportList } from './list/ReportList'
import { OpenReport } from './open/OpenReport'
import { ReportNotFound } from './ReportNotFound'
import styles from './ReportsScreen.module.css'
import { useLocked } from './useLocked'
import { type ReportEntry, useReportEntries } from './useReportEntries'

export interface ReportsScreenProps {
  search: ReportsSearch
  /** Changes search parameters; undefined removes one. A `step` adds a history entry. */
  onSearch: (change: ReportsSearch, how?: 'step' | 'rewrite') => void
}

/** Reports: the list, the open one beside it, and the editor (docs/rules.md RE-01 to RE-04). */
export function ReportsScreen(props: ReportsScreenProps) {
  const live = useReportEntries(useSection())
  return (
    <Gate live={live} frame={(problem) => <section className={cardClass()}>{problem}</section>}>
      {(entries) => <Reports {...props} entries={entries} />}
    </Gate>
  )
}

function Reports({ search, onSearch, entries }: ReportsScreenProps & { entries: readonly ReportEntry[] }) {
  const { t } = useLingui()
  const section = useSection()
  const isLocked = useLocked()
  const wide = useIsWide()
  const fleet = useEffectiveFleet()
  const listed = entries.filter(({ report }) => isOfGroup(report, fleet))
  const show = useCallback(
    (id: string) => onSearch({ report: id, run: undefined, edit: undefined, type: undefined }),
    [onSearch],
  )
  const showCopy = useShowOnceRead(entries, show)
  const entryOf = ({ report: id }: ReportsSearch) =>
    entries.find(({ report }) => report.id === id) ??
    (id === undefined ? newestEntry(listed, isLocked) : null)
  const isEditing = search.edit !== undefined
  const entry = isEditing ? null : entryOf(search)
  // The pressed row is marked at once. What it opens follows, and what was open stays until then.
  const before = useDeferredValue(search)
  const openId = entryOf(isEditing ? before : search)?.report.id ?? null
  const layout = useDeferredValue(isEditing ? 'editor' : search.report === undefined ? 'list' : 'report')
  const opened = useDeferredValue(
    isEditing ? (
      <ReportEditorScreen section={section} entries={entries} search={search} onShow={show} />
    ) : entry ? (
      <OpenReport
        key={entry.report.id}
        entry={entry}
        asked={search.run}
        onRun={(number) => onSearch({ report: entry.report.id, run: `${number}` })}
        onGone={() => onSearch({ report: undefined, run: undefined })}
        onCopied={showCopy}
      />
    ) : search.report === undefined ? null : (
      <ReportNotFound />
    ),
  )
  if (layout === 'editor') return opened
  if (!wide && layout === 'report')
    return (
      <div className={styles.page}>
        <BackToReports />
        {opened}
      </div>
    )
  return (
    <div className={styles.columns}>
      <ReportList entries={listed} elsewhere={entries.length - listed.length} openId={openId} />
      {opened && (
        <section className={styles.main} aria-label={t`Open report`}>
          <Deferred>{opened}</Deferred>
        </section>
      )}
    </div>
  )
}

/** Shows a new report once its row can be read. */
function useShowOnceRead(entries: readonly ReportEntry[], show: (id: string) => void): (id: string) => void {
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null || !entries.some(({ report }) => report.id === wanted)) return
    setWanted(null)
    show(wanted)
  }, [wanted, entries, show])
  return setWanted
}

const MINUTES_A_DAY = 1440

/** The most recently made report that the plan has; the first one if none was made. */
function newestEntry(
  entries: readonly ReportEntry[],
  isLocked: (type: ReportType) => boolean,
): ReportEntry | null {
  const age = ({ runs }: ReportEntry) =>
    runs[0] ? runs[0].madeDaysAgo * MINUTES_A_DAY - runs[0].madeMinute : Number.POSITIVE_INFINITY
  const open = entries.filter(({ report }) => !isLocked(report.type))
  return open.toSorted((a, b) => age(a) - age(b))[0] ?? null
}
