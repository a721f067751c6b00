import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportProblem } from '#domain/reports/reportProblems'

const REQUIRED = msg`Value required`

/** What is wrong with a field, or what to do about it. */
export const PROBLEM_TEXTS: Record<ReportProblem, MessageDescriptor> = {
  nameTooLong: msg`The name is too long.`,
  noTag: msg`Choose at least one tag.`,
  noVehicle: msg`Choose at least one vehicle.`,
  noDays: REQUIRED,
  daysReversed: msg`The last day is before the first. Choose them again.`,
  daysToCome: msg`The last day can be yesterday at the latest.`,
  daysNotKept: msg`Figures of these days are no longer kept. Choose later days.`,
  repeatEvery: msg`Correct the marked number.`,
  noStart: REQUIRED,
  noEnd: REQUIRED,
  endBeforeStart: msg`The end is before the start. Choose a later end.`,
  occurrences: msg`Correct the marked number.`,
  neverMade: msg`This schedule never makes a report. Choose a later end, or more reports.`,
}

/** The same where it stands by itself, away from its field. */
export const WAITING_TEXTS: Partial<Record<ReportProblem, MessageDescriptor>> = {
  noDays: msg`Choose the first and last day.`,
  noStart: msg`Choose the day on which it starts.`,
  noEnd: msg`Choose the day on which it ends.`,
}
