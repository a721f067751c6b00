import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { economyEnds, economyPoints } from '#domain/performance/economy'
import { measureFigure } from '#domain/performance/measureFigure'
import type { ChartPoint } from '../../../../charts/chartTypes'
import { LineChart } from '../../../../charts/figures/LineChart'
import { useFormats } from '../../../../i18n/useFormats'
import { Card } from '../../../../ui/display/Card'
import { CardLink } from '../../../../ui/display/CardLink'
import { EmptyState } from '../../../../ui/feedback/EmptyState'
import { ICONS } from '../../../../ui/icons/icons'
import { measureLink } from '../measures/measureLinks'
import { useMeasureTexts } from '../measures/measureText'
import type { PerformanceView } from '../performanceView'
import { useDayPoints } from './dayPoints'
import { EndLinks } from './EndLinks'
import { HeroFigure } from './HeroFigure'

export interface EconomyCardProps {
  view: PerformanceView
  measure: 'gasEconomy' | 'electricEconomy'
}

/** Economy of the gas or electric vehicles, in this window and the previous one. */
export function EconomyCard({ view, measure }: EconomyCardProps) {
  const { t } = useLingui()
  const { oneDecimal } = useFormats()
  const texts = useMeasureTexts()
  const { span } = useDayPoints()
  const { days, facts, rows, coverage, ranks, labelOf } = view
  const isElectric = measure === 'electricEconomy'
  const title = isElectric ? t`Electric` : t`Gas`
  const icon = isElectric ? ICONS.zap : ICONS.fuel
  const figure = measureFigure(measure, facts, days)
  if (figure.now === null && figure.before === null) {
    return (
      <Card title={title} icon={icon}>
        <EmptyState
          title={
            isElectric
              ? t`No electric vehicles were driven in this period`
              : t`No gas vehicles were driven in this period`
          }
        />
      </Card>
    )
  }
  const points = economyPoints(measure, facts, days)
  const pointsOf = (when: 'now' | 'before'): ChartPoint[] =>
    points.map((point) => {
      const value = point[when]
      return {
        ...span(point.fromDaysAgo, point.toDaysAgo),
        value: texts.shown(measure, value),
        text: value === null ? t`no driving` : texts.value(measure, value).text,
      }
    })
  const ends = economyEnds(rows, isElectric, days)
  const count = isElectric ? coverage.electric : coverage.gas
  return (
    <Card title={title} icon={icon} aside={t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`}>
      <HeroFigure figure={figure} />
      <LineChart
        title={isElectric ? t`Electric economy` : t`Gas economy`}
        pointHead={t`Day`}
        tickText={oneDecimal}
        series={[
          { id: 'now', name: t`This period`, look: 'now', points: pointsOf('now') },
          { id: 'before', name: t`Before`, look: 'before', points: pointsOf('before') },
        ]}
      />
      {ends && (
        <EndLinks
          links={(['best', 'lowest'] as const).map((end) => {
            const { id, value } = ends[end]
            const label = labelOf(id)
            return {
              key: end,
              name: end === 'best' ? t`Best, ${label}` : t`Least efficient, ${label}`,
              value: texts.value(measure, value).text,
              to: `/1/detail/${id}`,
            }
          })}
        />
      )}
      <CardLink {...measureLink(measure, days, ranks)}>{t`Efficiency by vehicle`}</CardLink>
    </Card>
  )
}
