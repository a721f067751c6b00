import { useLingui } from '@lingui/react/macro'
import { type LocalText, TEXT_LANGUAGES } from '#domain/base/localText'
import { MAX_REPORT_NAME, type Report } from '#domain/reports/report'
import { copiedSchedule } from '#domain/reports/reportCopy'
import { restarted } from '#domain/reports/reportForm'
import { changeReport, createReport, deleteReport } from '../../../data/queries/reports'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../state/demoClock'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { MenuButton } from '../../../ui/overlays/MenuButton'
import type { MenuEntry } from '../../../ui/overlays/MenuPopover'
import { useReportName } from '../../../widgets/reports/useReportName'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import type { ReportEntry } from '../useReportEntries'

export interface ReportMenuProps {
  entry: ReportEntry
  /** The report is about to be deleted. */
  onGone: () => void
  /** A copy was made. */
  onCopied: (id: string) => void
}

/** What to do with a report: pause or resume it, make it again, copy it, delete it. */
export function ReportMenu({ entry, onGone, onCopied }: ReportMenuProps) {
  const { t } = useLingui()
  const acts = useReportActs(entry.report, onCopied)
  const { schedule, pausedOn } = entry.report
  const first: MenuEntry = !schedule
    ? { id: 'again', label: t`Make it again`, icon: ACTION_ICONS.refresh }
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
              // First away, then delete: a screen whose report is gone says that there is none.
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

function useReportActs(report: Report, onCopied: (id: string) => void) {
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
        isPaused ? t`${name} resumed` : t`${name} made again`,
      ),
    remove: () => undoable(deleteReport(id), t`${name} deleted`),
    copy: () => {
      const { id: _, ...fields } = report
      const copy = cut(t`${name} (copy)`)
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

const cut = (text: string) => [...text].slice(0, MAX_REPORT_NAME).join('').trim()
