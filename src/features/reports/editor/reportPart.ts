import type { ReportForm } from '#domain/reports/reportForm'
import type { ReportProblem } from '#domain/reports/reportProblems'

/** Props of a card of the editor. */
export interface ReportPartProps {
  form: ReportForm
  change: (next: Partial<ReportForm>) => void
  /** Problems to show, none before the first attempt to save. */
  problems: readonly ReportProblem[]
  /** Somebody tried to save: an empty field says so from now on. */
  tried: boolean
}
