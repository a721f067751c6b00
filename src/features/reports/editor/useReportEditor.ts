import { useLingui } from '@lingui/react/macro'
import type { Section } from '#domain/base/section'
import type { WatchedVehicle } from '#domain/notifications/ruleScope'
import type { Report, ReportType } from '#domain/reports/report'
import { type ReportForm, reportForm, reportOf, vehiclesIn } from '#domain/reports/reportForm'
import { type ReportProblem, reportProblems } from '#domain/reports/reportProblems'
import { chosenOf } from '#domain/reports/reportVehicles'
import { changeReport, createReport } from '../../../data/queries/reports'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import type { FormPart } from '../../../widgets/form/formPart'
import { useFormDraft } from '../../../widgets/form/useFormDraft'
import { type FormSaving, useFormSaving } from '../../../widgets/form/useFormSaving'

/** The report in the address, and the input of its editor. */
export interface EditedReport {
  section: Section
  type: ReportType
  /** Null for a new one. */
  report: Report | null
  /** Fleet or lot of a new one; empty for all. */
  group: string
  /** Id of the signed-in user. */
  userId: string
  vehicles: readonly WatchedVehicle[]
  /** Shows a report. */
  onShow: (id: string) => void
  /** Ids that can be read: a new report is shown once its id is among them. */
  known: readonly string[]
}

/** The state of the editor: its form and the report that results. */
export interface ReportEditing {
  form: ReportForm
  change: (next: Partial<ReportForm>) => void
  saving: FormSaving<ReportProblem>
  /** As it would be stored now; null while there are problems. */
  report: Report | null
  /** Vehicles of the chosen fleet or lot, and how many of them the report covers. */
  choice: readonly WatchedVehicle[]
  chosen: number
}

/** The editor is a part of its screen's search parameters. */
const PARAMS = ['edit', 'type']

/** The form of a report. */
export function useReportEditor(edited: EditedReport): ReportEditing {
  const { section, type, report, group, userId, vehicles, onShow, known } = edited
  const { t } = useLingui()
  const { locale, timeZone } = useFormats()
  const now = useDemoNow()
  const draft = useFormDraft({
    key: `report/${section}/${report?.id ?? `new/${type}`}`,
    fresh: () => reportForm(report, group, locale, { now, timeZone }),
  })
  const { form, change } = draft
  const context = { section, type, createdBy: userId, now, timeZone }
  const choice = vehicles.filter((vehicle) => form.group === '' || vehicle.group === form.group)
  const problems = reportProblems(
    form,
    report,
    choice.map(({ id }) => id),
    context,
  )
  const next = problems.length === 0 ? reportOf(form, report, context) : null
  const saving = useFormSaving(draft, {
    problems,
    save: () => {
      if (!next) return null
      return report
        ? {
            change: changeReport(report.id, next).then((made) => ({ ...made, value: report.id })),
            done: t`Report updated`,
          }
        : { change: createReport(next), done: t`Report created`, isFinal: true }
    },
    onSaved: onShow,
    isReadable: (id) => known.includes(id),
    params: PARAMS,
  })
  return {
    form,
    change,
    saving,
    report: next && { ...next, id: report?.id ?? '' },
    choice,
    chosen: chosenOf(vehiclesIn(form), choice).length,
  }
}

/** Props of a card of the editor. */
export type ReportPartProps = FormPart<ReportForm, ReportProblem>
