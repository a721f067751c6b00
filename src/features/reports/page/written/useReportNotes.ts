import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EmptyReason, ReportNote } from '#domain/reports/documents/reportDocument'
import type { DaySpan } from '#domain/reports/expenseTotals'
import { useFormats } from '../../../../i18n/FormatsProvider'

/** A note names up to this number of vehicles; for more it gives the number. */
const MOST_NAMED = 4

export interface ReportNoteTexts {
  note: (note: ReportNote) => string
  empty: (reason: EmptyReason) => { title: string; text: string }
  /** First and last day as text. */
  days: (span: DaySpan) => string
  /** For totals that differ from the sum of the rounded lines. */
  rounding: string
}

/** What a reader has to know about a report, as sentences. */
export function useReportNotes(): ReportNoteTexts {
  const { t } = useLingui()
  const { daysAgo, list, whole } = useFormats()
  const days = ({ fromDaysAgo, toDaysAgo }: DaySpan) => {
    const [from, to] = [daysAgo(fromDaysAgo), daysAgo(toDaysAgo)]
    return fromDaysAgo === toDaysAgo ? from : t`${from} to ${to}`
  }
  const silent = (labels: readonly string[]) => {
    if (labels.length > MOST_NAMED) return t`${whole(labels.length)} vehicles sent no data.`
    const names = list(labels)
    return t`${plural(labels.length, { one: `${names} sent no data.`, other: `${names} sent no data.` })}`
  }
  const note = (one: ReportNote): string => {
    switch (one.is) {
      case 'silent':
        return silent(one.labels)
      case 'stood':
        return t`${plural(one.count, { one: '# vehicle was not driven on these days.', other: '# vehicles were not driven on these days.' })}`
      case 'gone':
        return t`${plural(one.count, { one: '# vehicle of this report is no longer in the account.', other: '# vehicles of this report are no longer in the account.' })}`
      case 'keptDays': {
        const kept = days(one.span)
        return t`Older days are no longer kept. The figures are of ${kept}.`
      }
      case 'dayTotals':
        return t`Trips are kept one by one for ${whole(one.tripDays)} days. Earlier days have one line for each vehicle.`
      case 'weightedScore':
        return t`A score is 100 less the points lost for the distance, so longer drives count for more.`
      case 'ownVehicles':
        return t`Only what was driven in the vehicles of this report counts.`
      case 'scoresByVehicle':
        return t`Vehicles of the inventory have changing drivers, so the scores are by vehicle.`
      case 'eventRate':
        return t`The rate is all events by all distance of the vehicles counted.`
      case 'economy':
        return t`Economy is all distance by all fuel or energy used, so longer drives count for more.`
      case 'recordedCosts':
        return t`The amount is what was paid for fuel and charging on these days, before tax. What is in the tank lasts longer than the report, so running costs of a few days vary.`
      case 'paidInDays':
        return t`Amounts are in US dollars before tax. The running cost is what was paid by the distance of the same days.`
      case 'readingsNow':
        return t`Readings are those of the moment that the report was opened.`
      case 'readingsOf': {
        const day = daysAgo(one.daysAgo)
        return t`Readings are those of the end of ${day}.`
      }
      case 'readingsOfStanding':
        return t`${plural(one.count, { one: '# vehicle has not been driven since then. Its readings are those of now.', other: '# vehicles have not been driven since then. Their readings are those of now.' })}`
      case 'utilization':
        return t`Utilization is the share of days with a drive. Vehicles without daily figures are not counted. The idling share is of the driving time.`
    }
  }
  return {
    note,
    days,
    rounding: t`Totals are of exact values, so rounded lines may differ from them in the last digit.`,
    empty: (reason) =>
      ({
        noVehicles: {
          title: t`No vehicle matches this report`,
          text: t`Its fleet or tags have no vehicles now. Edit the report to choose others.`,
        },
        gone: {
          title: t`The vehicles of this report are gone`,
          text: t`None of them is in the account now. Edit the report to choose others.`,
        },
        notKept: {
          title: t`These days are no longer kept`,
          text: t`Edit the report to choose newer days.`,
        },
        noData: {
          title: t`No data of these days`,
          text: t`None of its vehicles sent any.`,
        },
        nothing: {
          title: t`Nothing to report`,
          text: t`There is nothing of this kind on these days.`,
        },
      })[reason],
  }
}
