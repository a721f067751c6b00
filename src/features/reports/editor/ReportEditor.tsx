import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/controls/Button'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { EditorFrame } from '../../../widgets/form/EditorFrame'
import { useProblem } from '../../../widgets/form/formPart'
import { BackToReports } from '../BackToReports'
import { DaysCard } from './DaysCard'
import { NameCard } from './NameCard'
import { PlannedRuns } from './PlannedRuns'
import { PROBLEM_TEXTS, WAITING_TEXTS } from './problemTexts'
import styles from './ReportEditor.module.css'
import { ReportVehicles } from './ReportVehicles'
import { ScheduleCard } from './ScheduleCard'
import { type EditedReport, useReportEditor } from './useReportEditor'

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
  const { form, change, saving } = editing
  const { tried, missing } = saving
  const { section, type, report } = edited
  const part = { form, change, tried, problem: useProblem(saving.problems, PROBLEM_TEXTS) }
  return (
    <EditorFrame
      saving={saving}
      back={<BackToReports />}
      preview={
        <PlannedRuns
          report={editing.report}
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
          <Button kind="primary" disabled={saving.busy} onClick={saving.onSave}>
            {report ? t`Save changes` : t`Create report`}
          </Button>
        </div>
      }
    >
      <NameCard {...part} type={type} />
      <ReportVehicles {...part} section={section} vehicles={editing.choice} chosen={editing.chosen} />
      <DaysCard {...part} />
      <ScheduleCard {...part} />
    </EditorFrame>
  )
}
