import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { type LocalText, TEXT_LANGUAGES } from '#domain/base/localText'
import { MAX_REPORT_NAME, type Report } from '#domain/reports/report'
import { copiedSchedule } from '#domain/reports/reportCopy'
import { restarted } from '#domain/reports/reportForm'
import { madeAt, type ReportRun } from '#domain/reports/reportRun'
import { changeReport, createReport, deleteReport } from '../../../data/queries/reports'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { SelectField } from '../../../ui/fields/SelectField'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { MenuButton } from '../../../ui/overlays/MenuButton'
import type { MenuEntry } from '../../../ui/overlays/MenuPopover'
import { useReportName } from '../../../widgets/reports/useReportName'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import type { ReportEntry } from '../useReportEntries'
import { useReportWords } from '../useReportWords'
import styles from './ReportBar.module.css'

export interface ReportBarProps {
  entry: ReportEntry
  /** The run that is shown; null before the first. */
  run: ReportRun | null
  onRun: (number: number) => void
  /** The report is about to be deleted. */
  onGone: () => void
  /** A copy was made. */
  onCopied: (id: string) => void
  /** The place of the buttons that save and print the run, which come with its page. */
  toolsRef: Ref<HTMLDivElement>
}

/** When the open report was made, its other runs, and its actions. */
export function ReportBar({ entry, run, onRun, onGone, onCopied, toolsRef }: ReportBarProps) {
  const { t } = useLingui()
  const { moment } = useReportWords()
  const { report, runs } = entry
  const made = run && moment(madeAt(run))
  return (
    <div className={styles.bar}>
      <div className={styles.about}>
        {runs.length > 1 && run ? (
          <SelectField
            label={t`Run`}
            hideLabel
            className={styles.runs}
            options={runs.map((one) => {
              const when = moment(madeAt(one))
              return { id: String(one.number), label: t`Ran ${when}` }
            })}
            value={String(run.number)}
            onChange={(number) => onRun(Number(number))}
          />
        ) : (
          made !== null && (
            <StatusLabel tone="ok" icon={ICONS.circleCheck}>
              {t`Ran ${made}`}
            </StatusLabel>
          )
        )}
      </div>
      <div className={styles.actions}>
        <div ref={toolsRef} className={styles.tools} />
        <LinkButton kind="plain" to="/5" search={{ edit: report.id }} title={t`Edit`}>
          <Icon path={ACTION_ICONS.pencil} />
          <span className="visually-hidden">{t`Edit`}</span>
        </LinkButton>
        <ReportMenu entry={entry} onGone={onGone} onCopied={onCopied} />
      </div>
    </div>
  )
}

type ReportMenuProps = Pick<ReportBarProps, 'entry' | 'onGone' | 'onCopied'>

/** Actions of a report: pause or resume it, make it again, copy it, delete it. */
function ReportMenu({ entry, onGone, onCopied }: ReportMenuProps) {
  const { t } = useLingui()
  const acts = useReportActions(entry.report, onCopied)
  const { schedule, pausedOn } = entry.report
  const first: MenuEntry = !schedule
    ? { id: 'again', label: t`Run again`, icon: ACTION_ICONS.refresh }
    : pausedOn
      ? { id: 'resume', label: t`Resume`, icon: TRIP_ICONS.play }
      : { id: 'pause', label: t`Pause`, icon: TRIP_ICONS.pause }
  return (
    <MenuButton
      label={t`More actions`}
      trigger={{ kind: 'icon', label: t`More actions`, icon: ACTION_ICONS.ellipsis }}
      groups={[
        {
          id: 'acts',
          label: t`More actions`,
          entries: [
            first,
            { id: 'copy', label: t`Duplicate`, icon: ACTION_ICONS.copy },
            { id: 'delete', label: t`Delete`, icon: ACTION_ICONS.trash, danger: true },
          ],
          onAction: (id) => {
            if (id === 'copy') void acts.copy()
            else if (id === 'delete') {
              // Leave first: the screen of a deleted report says that it was not found.
              onGone()
              void acts.remove()
            } else if (id === 'pause') void acts.pause()
            else void acts.restart(id === 'resume')
          },
        },
      ]}
    />
  )
}

function useReportActions(report: Report, onCopied: (id: string) => void) {
  const { t } = useLingui()
  const undoable = useUndoable()
  const { stamp, timeZone } = useFormats()
  const now = useDemoNow()
  const name = useReportName()(report)
  const { id } = report
  return {
    pause: () => undoable(changeReport(id, { pausedOn: stamp() }), t`${name} paused`),
    restart: (isPaused: boolean) =>
      undoable(
        changeReport(id, restarted(report, stamp(), { now, timeZone })),
        isPaused ? t`${name} resumed` : t`${name} was run again`,
      ),
    remove: () => undoable(deleteReport(id), t`${name} deleted`),
    copy: () => {
      const { id: _, ...fields } = report
      const nameOfCopy = (name: string) => t`${name} (copy)`
      const kept = [...name]
      while (nameOfCopy(kept.join('')).length > MAX_REPORT_NAME) kept.pop()
      const copy = nameOfCopy(kept.join('').trim())
      const words = Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, copy])) as LocalText
      const at = stamp()
      const made = {
        name: words,
        schedule: report.schedule && copiedSchedule(report.schedule, at, { now, timeZone }),
        pausedOn: null,
        earlierRuns: [],
        runsFrom: at,
        createdOn: at,
      }
      return undoable(createReport({ ...fields, ...made }), (copied) => {
        onCopied(copied)
        return t`${name} duplicated`
      })
    },
  }
}
