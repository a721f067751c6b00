import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { workingDay } from '#domain/base/demoTime'
import { measureFigure } from '#domain/performance/measureFigure'
import { utilizationOf, WEEK, type Weekday } from '#domain/performance/utilization'
import { ColumnChart } from '../../../../charts/figures/ColumnChart'
import { useFormats } from '../../../../i18n/useFormats'
import { useDemoNow } from '../../../../state/demoClock'
import { Card } from '../../../../ui/display/Card'
import { CardLink } from '../../../../ui/display/CardLink'
import { measureLink } from '../measures/measureLinks'
import type { PerformanceView } from '../performanceView'
import { EndLinks } from './EndLinks'
import { HeroFigure } from './HeroFigure'

/** Noon exists on every day, even if the clock changes at midnight. */
const NOON = 12 * 60

/** The number of driven vehicles by weekday. */
export function UtilizationCard({ view }: { view: PerformanceView }) {
  const { t } = useLingui()
  const { whole, oneDecimal, weekday, timeZone, at } = useFormats()
  const now = useDemoNow()
  const { days, facts, rows, ranks, coverage } = view
  const weekdayOf = (daysAgo: number) => {
    const { year, month, day } = workingDay(now, timeZone, daysAgo)
    return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  }
  const use = utilizationOf(rows, facts.sums, days, weekdayOf)
  const known = use.weekdays.flatMap(({ vehicles }) => vehicles ?? [])
  const most = Math.max(...known)
  // One of the last seven days has that weekday.
  const nameOf = (of: Weekday, width: 'long' | 'short') => {
    const daysAgo = WEEK.map((_, index) => index + 1).find((ago) => weekdayOf(ago) === of) ?? 1
    return weekday(at({ daysAgo, minuteOfDay: NOON }), width)
  }
  const list = measureLink('utilization', days, ranks)
  const average = whole(use.averageDay)
  const countText = (count: number) => t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`
  return (
    <Card title={t`Utilization`} aside={t`vehicles driven`}>
      <HeroFigure figure={measureFigure('utilization', facts, days)} />
      <ColumnChart
        title={t`Vehicles driven by weekday`}
        pointHead={t`Weekday`}
        valueHead={t`Vehicles`}
        tickText={whole}
        numbered
        height={170}
        points={use.weekdays.map(({ weekday: of, vehicles }) => ({
          key: String(of),
          tick: nameOf(of, 'short'),
          name: nameOf(of, 'long'),
          value: vehicles === null ? null : Math.round(vehicles),
          text:
            vehicles === null
              ? t`not in this period`
              : t`${oneDecimal(vehicles)} of ${whole(use.vehicles)} vehicles`,
          look: vehicles === most && most > 0 ? 'strong' : 'soft',
        }))}
      />
      <EndLinks
        links={[
          {
            key: 'average',
            name: t`Average day`,
            value: t`${average} of ${whole(use.vehicles)}`,
            ...list,
          },
          {
            key: 'not',
            name: t`Not driven at all`,
            value: countText(coverage.notDriven.length),
            to: list.to,
            search: { ...list.search, vehicles: 'notDriven' },
          },
        ]}
      />
      <CardLink {...list}>{t`Distance by vehicle`}</CardLink>
    </Card>
  )
}
