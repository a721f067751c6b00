import { useLingui } from '@lingui/react/macro'
import { idlingByVehicle } from '#domain/performance/idling'
import { measureFigure } from '#domain/performance/measureFigure'
import { measureValue } from '#domain/performance/measures'
import { ColumnChart } from '../../../../charts/figures/ColumnChart'
import { useFormats } from '../../../../i18n/useFormats'
import { Card } from '../../../../ui/display/Card'
import { CardLink } from '../../../../ui/display/CardLink'
import { measureLink } from '../measures/measureLinks'
import { useMeasureTexts } from '../measures/measureText'
import type { PerformanceView } from '../performanceView'
import { useDayPoints } from './dayPoints'
import { EndLinks } from './EndLinks'
import { HeroFigure } from './HeroFigure'

/** Number of vehicles that are named. */
const NAMED = 3

/** The share of idling by day, and the vehicles that idle most. */
export function IdlingCard({ view }: { view: PerformanceView }) {
  const { t } = useLingui()
  const { percent, duration } = useFormats()
  const texts = useMeasureTexts()
  const { day } = useDayPoints()
  const { days, facts, rows, ranks, labelOf } = view
  const figure = measureFigure('idling', facts, days)
  const average = figure.now
  return (
    <Card title={t`Idling`} aside={t`share of time with the ignition on`}>
      <HeroFigure figure={figure} />
      <ColumnChart
        title={t`Idling by day`}
        pointHead={t`Day`}
        valueHead={t`Idling`}
        tickText={percent}
        height={170}
        {...(average !== null && {
          level: { value: average, label: t`Average`, text: texts.value('idling', average).text },
        })}
        points={Array.from({ length: days }, (_, index) => {
          const daysAgo = days - index
          const value = measureValue('idling', facts, 1, daysAgo - 1)
          return {
            ...day(daysAgo),
            value,
            text: value === null ? t`no driving` : texts.value('idling', value).text,
            look: 'soft',
          }
        })}
      />
      <EndLinks
        links={idlingByVehicle(rows, days)
          .slice(0, NAMED)
          .map(({ id, share, idleMinutes }) => {
            const [label, time] = [labelOf(id), duration(idleMinutes)]
            return {
              key: id,
              name: t`${label}, ${time}`,
              value: texts.value('idling', share).text,
              to: `/1/detail/${id}`,
            }
          })}
      />
      <CardLink {...measureLink('idling', days, ranks)}>{t`Idling by vehicle`}</CardLink>
    </Card>
  )
}
