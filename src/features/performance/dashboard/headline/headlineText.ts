import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TRIPS_TAB } from '#domain/device/routes'
import type { Headline } from '#domain/performance/headline/headline'
import { IMPROVED_LEAST_MILES } from '#domain/performance/headline/headlines'
import { LATE_CHARGE_PERCENT } from '#domain/performance/headline/vehicleHeadlines'
import type { Measure } from '#domain/performance/measures'
import { useFormats } from '../../../../i18n/useFormats'
import { type ListAddress, measureLink } from '../measures/measureLinks'
import { useMeasureNames, useMeasureTexts } from '../measures/measureText'
import type { PerformanceView } from '../performanceView'
import { useDayPoints } from '../sections/dayPoints'

export interface HeadlineText {
  /** One plain sentence. */
  title: string
  /** The numbers behind it. */
  detail: string
  link: ListAddress & { text: string }
}

/** The text of a headline. No sentence depends on the gender of a driver. */
export function useHeadlineText(view: PerformanceView): (headline: Headline) => HeadlineText {
  const { t } = useLingui()
  const { whole, percent, duration, distance } = useFormats()
  const { day } = useDayPoints()
  const names = useMeasureNames(view.ranks)
  const texts = useMeasureTexts()
  const { days, ranks, labelOf, rankedName } = view
  // Without the window the trips show a score of seven days, which may have changed otherwise.
  const tripsOf = (to: string) => ({
    to,
    search: { tab: TRIPS_TAB, window: `${days}` },
    text: t`See the trips`,
  })
  const pair = (measure: Measure, before: number, now: number) => texts.pair({ measure, before, now })
  const rose = (points: number, score: string) =>
    t`${plural(points, { one: `The score rose # point to ${score}.`, other: `The score rose # points to ${score}.` })}`

  return (headline) => {
    switch (headline.kind) {
      case 'coaching': {
        const { coachedDaysAgo, before, after, change, best } = headline
        const fall = percent(-change)
        const date = day(coachedDaysAgo).tick
        const sides = pair('hardBraking', before, after)
        const [was, is] = [sides.before.text, sides.now.text]
        const fell = t`Hard braking fell by ${fall} after coaching on ${date}.`
        if (!best) {
          return {
            title: fell,
            detail: t`From ${was} to ${is}.`,
            link: { ...measureLink('hardBraking', days, ranks), text: t`See the vehicles` },
          }
        }
        const { name, to } = rankedName(best.driverId)
        const turned = pair('hardBraking', best.before, best.after)
        const [own, now] = [turned.before.value, turned.now.text]
        const turn = t`${name} went from ${own} to ${now}.`
        const score = whole(best.score)
        return {
          title: `${fell} ${t`${name} improved most.`}`,
          detail: (best.change ?? 0) > 0 ? `${turn} ${rose(best.change ?? 0, score)}` : turn,
          link: tripsOf(to),
        }
      }
      case 'storm': {
        const { fromDaysAgo, toDaysAgo, economy, otherwise, change, driven, drivenOtherwise } = headline
        const [first, last, fall] = [day(fromDaysAgo).tick, day(toDaysAgo).tick, percent(-change)]
        const rates = pair('gasEconomy', otherwise, economy)
        const [during, usual] = [rates.now.text, rates.before.text]
        const [out, outUsually] = [whole(driven), whole(drivenOtherwise)]
        return {
          title: t`Fuel economy fell ${fall} in the storm, ${first} to ${last}.`,
          detail: t`${during} instead of ${usual}, and ${out} vehicles on the road on an average day instead of ${outUsually}.`,
          link: { ...measureLink('gasEconomy', days, ranks), text: t`See the vehicles` },
        }
      }
      case 'lateCharge': {
        const { times } = headline
        const label = labelOf(headline.vehicleId)
        const [limit, lowest] = [percent(LATE_CHARGE_PERCENT), percent(headline.lowest)]
        return {
          title: t`${plural(times, { one: `${label} was charged too late on # day.`, other: `${label} was charged too late on # days.` })}`,
          detail: t`Each of them ended under ${limit}, the lowest at ${lowest}.`,
          link: {
            to: `/1/detail/${headline.vehicleId}`,
            search: {},
            text: t`See the vehicle`,
          },
        }
      }
      case 'idler': {
        const label = labelOf(headline.vehicleId)
        const [share, usual] = [percent(headline.share), percent(headline.otherwise)]
        const time = duration(headline.idleMinutes)
        return {
          title: t`${label} idles ${share} of the time.`,
          detail: t`The average for all vehicles is ${usual}. This one idled for ${time}.`,
          link: { ...measureLink('idling', days, ranks), text: t`See the vehicles` },
        }
      }
      case 'improved': {
        const { name, to } = rankedName(headline.driverId)
        const score = whole(headline.score)
        const compared = distance(IMPROVED_LEAST_MILES, 'whole').text
        return {
          title: t`${name} has the most improved score.`,
          detail: `${rose(headline.change, score)} ${t`Scores based on less than ${compared} in either period are left out.`}`,
          link: tripsOf(to),
        }
      }
      case 'change': {
        const { measure, now, before } = headline
        const name = names[measure]
        const delta = texts.delta(headline)?.text ?? ''
        const shown = pair(measure, before, now)
        const [is, was] = [shown.now.text, shown.before.text]
        return {
          title: t`${name}: ${delta} from the previous ${whole(days)} days.`,
          detail: t`${is} now, ${was} before.`,
          link: { ...measureLink(measure, days, ranks), text: t`See the list` },
        }
      }
      case 'steady': {
        const score = whole(headline.score)
        return {
          title: t`${whole(days)} steady days.`,
          detail: t`No measure stands out. The overall score is ${score}.`,
          link: { ...measureLink('driverScore', days, ranks), text: t`See the list` },
        }
      }
    }
  }
}
