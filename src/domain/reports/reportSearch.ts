import { oneOf, searchChecker, text, wholeNumber } from '#domain/base/search'
import { REPORT_TYPES } from './report'

/** Address of a report that is being made. */
export const NEW_REPORT = 'new'

/** Search parameters of `/5`, as in `?report=rp-1&run=3`, `?edit=rp-1` or `?edit=new&type=utilization`. */
export const checkReportsSearch = searchChecker({
  /** Id of the report that is open. */
  report: (value) => text(value) || undefined,
  /** One of its runs; without it the newest. */
  run: wholeNumber,
  /** Id of the report that is edited, or `new`. */
  edit: (value) => text(value) || undefined,
  /** Type of the new one, once it is chosen. */
  type: oneOf(REPORT_TYPES),
})
export type ReportsSearch = ReturnType<typeof checkReportsSearch>
