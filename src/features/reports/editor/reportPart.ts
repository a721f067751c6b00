import type { ReportForm } from '#domain/reports/reportForm'
import type { ReportProblem } from '#domain/reports/reportProblems'
import type { FormPart } from '../../../widgets/form/formPart'

/** Props of a card of the editor. */
export type ReportPartProps = FormPart<ReportForm, ReportProblem>
