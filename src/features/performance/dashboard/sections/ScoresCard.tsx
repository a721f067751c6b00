import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { rankingEnds, scoreGroups } from '#domain/performance/rankedScores'
import { scoreBand } from '#domain/vehicle/score'
import { ColumnChart } from '../../../../charts/figures/ColumnChart'
import { useFormats } from '../../../../i18n/useFormats'
import { Card } from '../../../../ui/display/Card'
import { CardLink } from '../../../../ui/display/CardLink'
import { StatusLabel } from '../../../../ui/display/StatusLabel'
import { EmptyState } from '../../../../ui/feedback/EmptyState'
import { ICONS } from '../../../../ui/icons/icons'
import { measureLink } from '../measures/measureLinks'
import type { PerformanceView } from '../performanceView'
import { RankingList } from './RankingList'
import styles from './ScoresCard.module.css'

/** The distribution of the scores of drivers, or of a dealer's vehicles, with the best and the lowest. */
export function ScoresCard({ view }: { view: PerformanceView }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const { scores, ranks, days } = view
  const isDrivers = ranks === 'drivers'
  const title = isDrivers ? t`Driver scores` : t`Vehicle scores`
  const poor = scores.filter(({ score }) => scoreBand(score) === 'poor').length
  const countText = (count: number) =>
    isDrivers
      ? t`${plural(count, { one: '# driver', other: '# drivers' })}`
      : t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`
  const { best, lowest } = rankingEnds(scores)
  if (scores.length === 0) {
    return (
      <Card title={title}>
        <EmptyState title={t`No driving in this period`} />
      </Card>
    )
  }
  const aside = (
    <span className={styles.aside}>
      {poor > 0 && (
        <StatusLabel tone="high" icon={ICONS.circleAlert}>
          {t`${whole(poor)} under 70`}
        </StatusLabel>
      )}
      {countText(scores.length)}
    </span>
  )
  return (
    <Card title={title} aside={aside}>
      <ColumnChart
        title={title}
        pointHead={t`Score`}
        valueHead={isDrivers ? t`Drivers` : t`Vehicles`}
        tickText={whole}
        numbered
        height={160}
        points={scoreGroups(scores).map(({ from, to, count: size, isPoor }) => ({
          key: String(from),
          tick: `${whole(from)}-${whole(to)}`,
          name: t`Score ${whole(from)} to ${whole(to)}`,
          value: size,
          text: countText(size),
          look: isPoor ? 'high' : 'strong',
        }))}
      />
      <RankingList title={t`Best`} rows={best} nameOf={view.rankedName} />
      {lowest.length > 0 && (
        <RankingList
          title={isDrivers ? t`Needs coaching` : t`Lowest`}
          rows={lowest}
          nameOf={view.rankedName}
        />
      )}
      <CardLink {...measureLink('driverScore', days, ranks)}>
        {isDrivers ? t`All drivers` : t`All vehicles`}
      </CardLink>
    </Card>
  )
}
