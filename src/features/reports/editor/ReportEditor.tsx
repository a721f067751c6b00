import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { dayOfIso, isoOf } from '#domain/base/calendar'
import { workingDay } from '#domain/base/demoTime'
import { MAX_REPORT_NAME, type ReportType } from '#domain/reports/report'
import { RANGE_CHOICES, type RangeChoice, rangeOf } from '#domain/reports/reportForm'
import type { ReportProblem } from '#domain/reports/reportProblems'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { Button } from '../../../ui/controls/Button'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { DateRangeField } from '../../../ui/dayfields/DateRangeField'
import { Card } from '../../../ui/display/Card'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextField } from '../../../ui/fields/TextField'
import { EditorFrame } from '../../../widgets/form/EditorFrame'
import { useProblem } from '../../../widgets/form/formPart'
import { REPORT_TYPE_LOOKS } from '../../../widgets/reports/reportTypeLooks'
import { BackToReports } from '../BackToReports'
import { useReportWords } from '../useReportWords'
import { PlannedRuns } from './PlannedRuns'
import styles from './ReportEditor.module.css'
import { ReportVehicles } from './ReportVehicles'
import { ScheduleCard } from './ScheduleCard'
import { type EditedReport, type ReportPartProps, useReportEditor } from './useReportEditor'

export interface ReportEditorProps {
  edited: EditedReport
  /** Name of its author, or of the signed-in user for a new one. */
  createdBy: string | null
}

/** The editor of a report: its name, vehicles, days and schedule, with a preview of its runs. */
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

function NameCard({ form, change, problem, type }: ReportPartProps & { type: ReportType }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { icon, name, about } = REPORT_TYPE_LOOKS[type]
  const typeName = _(name)
  return (
    <Card title={typeName} icon={icon}>
      <p className={styles.about}>{_(about)}</p>
      <div className={styles.stack}>
        <TextField
          label={t`Name`}
          placeholder={typeName}
          hint={t`Optional. Without a name, the report is called ${typeName}.`}
          value={form.name}
          onChange={(text) => change({ name: text })}
          autoComplete="off"
          {...(problem('nameTooLong') && { error: t`Use up to ${MAX_REPORT_NAME} characters.` })}
        />
      </div>
    </Card>
  )
}

/** The days that a report covers: relative to each run, or calendar days. */
function DaysCard({ form, change, problem }: ReportPartProps) {
  const { t } = useLingui()
  const words = useReportWords()
  const { timeZone, daysAgo } = useFormats()
  const now = useDemoNow()
  const [oldest, newest] = [daysAgo(HISTORY_DAYS), daysAgo(1)]
  const choices = RANGE_CHOICES.filter((choice) => choice !== 'days' || !form.repeats)
  const label = (choice: RangeChoice) => {
    const range = choice === 'days' ? null : rangeOf({ ...form, range: choice }, { now, timeZone })
    return range ? words.range(range) : t`Choose days`
  }
  const [first, last] = [dayOfIso(form.firstDay ?? ''), dayOfIso(form.lastDay ?? '')]
  return (
    <Card title={t`Days`}>
      <div className={styles.stack}>
        <SelectField<RangeChoice>
          label={t`Date range`}
          options={choices.map((choice) => ({ id: choice, label: label(choice) }))}
          value={form.range}
          onChange={(range) => change({ range })}
        />
        {form.range === 'days' && (
          <DateRangeField
            label={t`First and last day`}
            hint={t`Figures are available from ${oldest} to ${newest}.`}
            value={first && last && { start: first, end: last }}
            onChange={({ start, end }) => change({ firstDay: isoOf(start), lastDay: isoOf(end) })}
            today={workingDay(now, timeZone, 0)}
            min={workingDay(now, timeZone, HISTORY_DAYS)}
            max={workingDay(now, timeZone, 1)}
            error={problem('noDays', 'daysReversed', 'daysToCome', 'daysNotKept')}
          />
        )}
      </div>
    </Card>
  )
}

const REQUIRED = msg`Value required`

/** What is wrong with a field, or what to do about it. */
const PROBLEM_TEXTS: Record<ReportProblem, MessageDescriptor> = {
  nameTooLong: msg`The name is too long.`,
  noTag: msg`Choose at least one tag.`,
  noVehicle: msg`Choose at least one vehicle.`,
  noDays: REQUIRED,
  daysReversed: msg`The last day is before the first. Choose them again.`,
  daysToCome: msg`The last day can be no later than yesterday.`,
  daysNotKept: msg`Figures for these days are no longer available. Choose later days.`,
  repeatEvery: msg`Correct the marked number.`,
  noStart: REQUIRED,
  noEnd: REQUIRED,
  endBeforeStart: msg`The end is before the start. Choose a later end.`,
  occurrences: msg`Correct the marked number.`,
  neverMade: msg`This schedule never runs. Choose a later end, or more reports.`,
}

/** Texts for the preview, where the field is not beside them. */
const WAITING_TEXTS: Partial<Record<ReportProblem, MessageDescriptor>> = {
  noDays: msg`Choose the first and last day.`,
  noStart: msg`Choose a start date.`,
  noEnd: msg`Choose an end date.`,
}
