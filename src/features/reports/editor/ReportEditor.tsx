import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/controls/Button'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { EditorFrame } from '../../../widgets/editor/EditorFrame'
import { LeaveDialog } from '../../../widgets/unsaved/LeaveDialog'
import { RestoredLine } from '../../../widgets/unsaved/RestoredLine'
import { BackToReports } from '../BackToReports'
import { DaysCard } from './DaysCard'
import { NameCard } from './NameCard'
import { PlannedRuns } from './PlannedRuns'
import { PROBLEM_TEXTS, WAITING_TEXTS } from './problemTexts'
import styles from './ReportEditor.module.css'
import { ScheduleCard } from './ScheduleCard'
import { type EditedReport, useReportEditor } from './useReportEditor'
import { VehiclesCard } from './VehiclesCard'

export interface ReportEditorProps {
  edited: EditedReport
  /** Name of who created it, or would. */
  createdBy: string | null
}

/** The editor of a report: what it tells, of which vehicles and days, when it is made, and what that comes to. */
export function ReportEditor({ edited, createdBy }: ReportEditorProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const editing = useReportEditor(edited)
  const { form, change, problems, tried, missing } = editing
  const { section, type, report } = edited
  const part = { form, change, problems, tried }
  return (
    <EditorFrame
      refusals={editing.refusals}
      preview={
        <PlannedRuns
          report={editing.draft}
          problem={missing && _(WAITING_TEXTS[missing] ?? PROBLEM_TEXTS[missing])}
          vehicles={editing.chosen}
          createdBy={createdBy}
        />
      }
      actions={
        <div className={styles.bar}>
          <Link
            to="/5"
            search={{ report: report?.id }}
            className={buttonClass('plain')}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {t`Cancel`}
          </Link>
          <Button kind="primary" disabled={editing.busy} onClick={editing.onSave}>
            {report ? t`Save changes` : t`Create report`}
          </Button>
          <LeaveDialog guard={editing.guard} onSave={editing.save} onDiscard={editing.onDiscard} />
        </div>
      }
    >
      <BackToReports />
      {editing.isRestored && <RestoredLine onDiscard={editing.onDiscard} />}
      <NameCard {...part} type={type} />
      <VehiclesCard {...part} section={section} vehicles={editing.choice} chosen={editing.chosen} />
      <DaysCard {...part} />
      <ScheduleCard {...part} />
    </EditorFrame>
  )
}
