import { drivingReportLines } from './drivingReport'
import { speedReportLines } from './speeds'
import { type Validation, validateDemoData } from './validate'

/** Problems that are printed; more would bury the first. */
const MAX_PROBLEMS = 50

/** The validation as lines to read: a line a rule, then what is wrong, then the sum. */
export function reportLines({ problems, rules }: Validation): string[] {
  const shown = problems.slice(0, MAX_PROBLEMS)
  return [
    ...rules.map(
      (rule) => `${rule.problems.length === 0 ? 'ok' : 'NO'}  ${rule.says} (${rule.checked} checked)`,
    ),
    ...shown,
    ...(problems.length > shown.length ? [`... and ${problems.length - shown.length} more`] : []),
    `demo data: ${rules.length} rules across datasets, ${problems.length} problems`,
  ]
}

/** Prints the report on the committed data and how everybody drives; a problem makes the program end with 1. */
export async function printReport(): Promise<void> {
  const validation = await validateDemoData()
  for (const line of reportLines(validation)) console.log(line)
  const { data } = validation
  if (data) for (const line of [...drivingReportLines(data), ...speedReportLines(data)]) console.log(line)
  if (validation.problems.length > 0) process.exitCode = 1
}
