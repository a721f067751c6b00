import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EmptyReason, ReportNote } from '#domain/reports/documents/reportDocument'
import type { DaySpan } from '#domain/reports/expenseTotals'
import { useFormats } from '../../../../i18n/useFormats'

/** A note names up to this number of vehicles; for more it gives the number. */
const MOST_NAMED = 4

export interface ReportNoteTexts {
  note: (note: ReportNote) => string
  empty: (reason: EmptyReason) => { title: string; text: string }
  /** Which days the report covers, apart from the day on which it ran. */
  covers: (span: DaySpan) => string
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
        return t`${plural(one.count, { one: '# vehicle was not driven in this period.', other: '# vehicles were not driven in this period.' })}`
      case 'gone':
        return t`${plural(one.count, { one: '# vehicle in this report is no longer in the account.', other: '# vehicles in this report are no longer in the account.' })}`
      case 'keptDays': {
        const kept = days(one.span)
        return t`Older days are no longer available. The figures cover ${kept}.`
      }
      case 'dayTotals':
        return t`Individual trips are kept for ${whole(one.tripDays)} days. Earlier days have one line per vehicle.`
      case 'weightedScore':
        return t`A score is 100 minus the points lost for the distance driven, so longer drives count for more.`
      case 'ownVehicles':
        return t`Only driving in this report’s vehicles counts.`
      case 'scoresByVehicle':
        return t`Inventory vehicles change drivers, so scores are by vehicle.`
      case 'eventRate':
        return t`The rate is total events divided by total distance for the vehicles counted.`
      case 'economy':
        return t`Economy is total distance divided by total fuel or energy used, so longer drives count for more.`
      case 'recordedCosts':
        return t`The amount is what was paid for fuel and charging on these days, before tax. A tank lasts longer than a short report, so running costs over a few days vary.`
      case 'paidInDays':
        return t`Amounts are in US dollars before tax. The running cost is the amount paid divided by the distance driven on the same days.`
      case 'readingsNow':
        return t`Readings are from the moment you opened the report.`
      case 'readingsOf': {
        const day = daysAgo(one.daysAgo)
        return t`Readings are from the end of ${day}.`
      }
      case 'readingsOfStanding':
        return t`${plural(one.count, { one: '# vehicle has not been driven since then. Its readings are current.', other: '# vehicles have not been driven since then. Their readings are current.' })}`
      case 'utilization':
        return t`Utilization is the share of days with a drive. Vehicles without daily figures are not counted. Idling is a share of the driving time.`
    }
  }
  return {
    note,
    covers: (span) => {
      const covered = days(span)
      return t`Covers ${covered}`
    },
    rounding: t`Totals are calculated from exact values, so they may differ from the rounded lines in the last digit.`,
    empty: (reason) =>
      ({
        noVehicles: {
          title: t`No vehicle matches this report`,
          text: t`Its fleet or tags have no vehicles now. Edit the report to choose others.`,
        },
        gone: {
          title: t`The vehicles in this report are gone`,
          text: t`None of them are in the account now. Edit the report to choose others.`,
        },
        notKept: {
          title: t`These days are no longer available`,
          text: t`Edit the report to choose newer days.`,
        },
        noData: {
          title: t`No data for these days`,
          text: t`None of its vehicles sent data.`,
        },
        nothing: {
          title: t`Nothing to report`,
          text: t`There is nothing of this type on these days.`,
        },
      })[reason],
  }
}
