import { oneOf, searchChecker, text, wholeNumber } from '#domain/base/search'
import { REPORT_TYPES } from './report'

/** Id in the address of a new report. */
export const NEW_REPORT = 'new'

/** Search parameters of `/5`, as in `?report=rp-1&run=3`, `?edit=rp-1` or `?edit=new&type=utilization`. */
export const checkReportsSearch = searchChecker({
  /** Id of the open report. */
  report: (value) => text(value) || undefined,
  /** The run to show; the newest by default. */
  run: wholeNumber,
  /** Id of the edited report, or `new`. */
  edit: (value) => text(value) || undefined,
  /** Type of the new report, once it is chosen. */
  type: oneOf(REPORT_TYPES),
})
export type ReportsSearch = ReturnType<typeof checkReportsSearch>
