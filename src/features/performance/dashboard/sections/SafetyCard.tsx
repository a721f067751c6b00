import { useLingui } from '@lingui/react/macro'
import { measureFigure } from '#domain/performance/measureFigure'
import { type Measure, measureValue } from '#domain/performance/measures'
import { SAFETY_EVENTS, type SafetyEvent } from '#domain/vehicle/safetyEvents'
import type { ChartMark, ChartRow } from '../../../../charts/chartTypes'
import { RowCharts } from '../../../../charts/figures/RowCharts'
import { useFormats } from '../../../../i18n/useFormats'
import { Card } from '../../../../ui/display/Card'
import { CardLink } from '../../../../ui/display/CardLink'
import { RULE_ICONS } from '../../../../ui/icons/ruleIcons'
import { TRIP_ICONS } from '../../../../ui/icons/tripIcons'
import { measureLink } from '../measures/measureLinks'
import { useMeasureNames, useMeasureTexts } from '../measures/measureText'
import type { PerformanceView } from '../performanceView'
import { useDayPoints } from './dayPoints'
import { EventLabel } from './EventLabel'

const ICONS_OF: Record<SafetyEvent, string> = {
  hardBraking: TRIP_ICONS.brake,
  hardAcceleration: TRIP_ICONS.acceleration,
  roadSpeeding: TRIP_ICONS.speed,
  speedOver80: TRIP_ICONS.speed,
  seatbelt: RULE_ICONS.seatBelt,
}

/** Each kind of safety event by day, with separate scales, so that rare ones are readable, too. */
export function SafetyCard({ view }: { view: PerformanceView }) {
  const { t } = useLingui()
  const { days, facts, ranks, coachedDaysAgo } = view
  const { rate, oneDecimal, system } = useFormats()
  const names = useMeasureNames(ranks)
  const texts = useMeasureTexts()
  const { day } = useDayPoints()
  const rowOf = (event: SafetyEvent & Measure): ChartRow => {
    const figure = measureFigure(event, facts, days)
    return {
      id: event,
      name: names[event],
      label: (
        <EventLabel
          icon={ICONS_OF[event]}
          name={names[event]}
          value={texts.pair(figure).now.value}
          delta={texts.delta(figure)}
          link={measureLink(event, days, ranks)}
        />
      ),
      points: Array.from({ length: days }, (_, index) => {
        const daysAgo = days - index
        const value = measureValue(event, facts, 1, daysAgo - 1)
        const isBefore = coachedDaysAgo !== null && daysAgo > coachedDaysAgo
        return {
          ...day(daysAgo),
          value: texts.shown(event, value),
          text: value === null ? t`no driving` : rate(value).text,
          look: isBefore ? 'soft' : 'strong',
        }
      }),
    }
  }
  const [first, ...others] = SAFETY_EVENTS
  const mark: ChartMark | undefined =
    coachedDaysAgo === null
      ? undefined
      : { at: String(coachedDaysAgo), label: t`Coaching, ${day(coachedDaysAgo).tick}` }
  const per = system === 'imperial' ? t`per 100 mi, each day` : t`per 100 km, each day`
  return (
    <Card title={t`Safety events by type`} aside={per}>
      <RowCharts
        title={t`Safety events by type`}
        pointHead={t`Day`}
        tickText={oneDecimal}
        rows={[rowOf(first), ...others.map(rowOf)]}
        {...(mark && { mark })}
      />
      <CardLink {...measureLink('safetyEvents', days, ranks)}>{t`Events by vehicle`}</CardLink>
    </Card>
  )
}
