import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Section } from '#domain/base/section'
import type { WatchedVehicle } from '#domain/notifications/ruleScope'
import type { Report, ReportType } from '#domain/reports/report'
import { type ReportForm, reportForm, reportOf, vehiclesIn } from '#domain/reports/reportForm'
import { type ReportProblem, reportProblems } from '#domain/reports/reportProblems'
import { chosenOf } from '#domain/reports/reportVehicles'
import { sameRow } from '../../../data/core/sameRow'
import { changeReport, createReport } from '../../../data/queries/reports'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../state/demoClock'
import { keepDraft, keptDraft } from '../../../state/formDrafts'
import { useBusy } from '../../../ui/controls/useBusy'
import { toast } from '../../../ui/feedback/toast'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { fitsShape } from '../../../widgets/unsaved/fitsShape'
import { type LeaveGuard, type Leaves, useLeaveGuard } from '../../../widgets/unsaved/useLeaveGuard'

/** The report of an address and what its editor needs to know. */
export interface EditedReport {
  section: Section
  type: ReportType
  /** Null: a new one. */
  report: Report | null
  /** Fleet or lot of a new one; empty for all. */
  group: string
  /** Id of the signed-in user. */
  userId: string
  vehicles: readonly WatchedVehicle[]
  /** Shows a report. */
  onShow: (id: string) => void
  /** Ids that can be read: a new one is shown once it is among them. */
  known: readonly string[]
}

/** An editor at work: its form, and what becomes of it. */
export interface ReportEditing {
  form: ReportForm
  change: (next: Partial<ReportForm>) => void
  /** Problems to show: none before somebody tried to save. */
  problems: readonly ReportProblem[]
  tried: boolean
  /** The first thing that still prevents saving; null when there is none. */
  missing: ReportProblem | null
  /** Times that saving was refused. */
  refusals: number
  /** As it would be stored now; null while there are problems. */
  draft: Report | null
  /** Vehicles of the chosen fleet or lot, and how many of them the report is about. */
  choice: readonly WatchedVehicle[]
  chosen: number
  busy: boolean
  guard: LeaveGuard
  /** The changes were made before the page was reloaded. */
  isRestored: boolean
  onDiscard: () => void
  /** @returns whether everything is stored now */
  save: () => Promise<boolean>
  onSave: () => Promise<void>
}

/** Another address of the screen leaves the form too: the editor is a part of its search parameters. */
const leavesEditor: Leaves = (current, next) =>
  current.pathname !== next.pathname || !sameRow(asked(current.search), asked(next.search))

const asked = (search: object) => ({
  edit: 'edit' in search ? search.edit : undefined,
  type: 'type' in search ? search.type : undefined,
})

const NO_PROBLEMS: readonly ReportProblem[] = []

/** The form of a report: changing, saving, and leaving it. */
export function useReportEditor(edited: EditedReport): ReportEditing {
  const { section, type, report, group, userId, vehicles, onShow, known } = edited
  const { t } = useLingui()
  const { locale, timeZone } = useFormats()
  const now = useDemoNow()
  const undoable = useUndoable()
  const [busy, run] = useBusy()
  const key = `report/${section}/${report?.id ?? `new/${type}`}`
  const [opened] = useState(() => {
    const fresh = reportForm(report, group, locale, { now, timeZone })
    const kept = keptDraft(key)
    return kept && fitsShape(kept.form, fresh)
      ? { fresh, form: kept.form, wasReloaded: kept.page !== performance.timeOrigin }
      : { fresh, form: fresh, wasReloaded: false }
  })
  const [form, setForm] = useState(opened.form)
  const [saved, setSaved] = useState(opened.fresh)
  const [tried, setTried] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [stored, setStored] = useState<string | null>(null)

  const context = { section, type, createdBy: userId, now, timeZone }
  const choice = vehicles.filter((vehicle) => form.group === '' || vehicle.group === form.group)
  const problems = reportProblems(
    form,
    report,
    choice.map(({ id }) => id),
    context,
  )
  const next = problems.length === 0 ? reportOf(form, report, context) : null
  const draft = next && { ...next, id: report?.id ?? '' }

  const isDirty = stored === null && !sameRow(form, saved)
  useEffect(() => {
    keepDraft(key, isDirty ? { form, page: performance.timeOrigin } : null)
  }, [key, isDirty, form])
  const guard = useLeaveGuard(isDirty, leavesEditor)
  // Navigates to a new report once its row can be read.
  useEffect(() => {
    if (stored !== null && known.includes(stored)) onShow(stored)
  }, [stored, known, onShow])

  const failed = t`This could not be saved. Nothing you entered was lost. Try again.`
  /** @returns the id of what is stored now, or null when it could not be */
  const save = async (): Promise<string | null> => {
    setTried(true)
    if (!next) {
      setRefusals((count) => count + 1)
      toast(t`Not saved yet. Check the marked fields.`, 'problem')
      return null
    }
    const settle = () => {
      setSaved(form)
      setTried(false)
    }
    if (report === null) {
      try {
        const { value } = await createReport(next)
        settle()
        toast(t`Report created`)
        return value
      } catch {
        toast(failed, 'problem')
        return null
      }
    }
    const work = changeReport(report.id, next)
    if (!(await undoable(work, t`Report updated`, { failed }))) return null
    settle()
    return report.id
  }

  return {
    form,
    change: (part) => setForm((before) => ({ ...before, ...part })),
    problems: tried ? problems : NO_PROBLEMS,
    tried,
    missing: problems[0] ?? null,
    refusals,
    draft,
    choice,
    chosen: chosenOf(vehiclesIn(form), choice).length,
    busy,
    guard,
    isRestored: opened.wasReloaded && isDirty,
    onDiscard: () => {
      keepDraft(key, null)
      setForm(saved)
      setTried(false)
    },
    save: async () => (await save()) !== null,
    onSave: () =>
      run(async () => {
        const id = await save()
        if (id !== null) setStored(id)
      }),
  }
}
