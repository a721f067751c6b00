import { REPORT_NEEDS, type ReportType } from '#domain/reports/report'
import { useCapabilities } from '../../state/capabilities'

/** Whether the plan lacks a type of report (docs/decisions.md D33). */
export function useLocked(): (type: ReportType) => boolean {
  const capabilities = useCapabilities()
  return (type) => {
    const needs = REPORT_NEEDS[type]
    return needs !== null && !capabilities[needs]
  }
}
