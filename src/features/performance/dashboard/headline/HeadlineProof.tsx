import type { Headline } from '#domain/performance/headline/headline'
import { ColumnChart } from '../../../../charts/figures/ColumnChart'
import { LineChart } from '../../../../charts/figures/LineChart'
import type { PerformanceView } from '../performanceView'
import { useProof } from './proof'

export interface HeadlineProofProps {
  view: PerformanceView
  headline: Headline
}

/** Pixels: as high as the words beside it. */
const HEIGHT = 130

/** The picture that a sentence is proven by, day by day. */
export function HeadlineProof({ view, headline }: HeadlineProofProps) {
  const { shape, points, title, valueHead, level, mark, ...figure } = useProof(view)(headline)
  const shared = {
    ...figure,
    title,
    aside: title,
    height: HEIGHT,
    ...(level && { level }),
    ...(mark && { mark }),
  }
  return shape === 'columns' ? (
    <ColumnChart {...shared} valueHead={valueHead} points={points} />
  ) : (
    <LineChart {...shared} series={[{ id: 'now', name: valueHead, look: 'now', points }]} />
  )
}
