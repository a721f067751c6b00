import type { ChartPoint } from '../../../charts/chartTypes'
import { ColumnChart } from '../../../charts/figures/ColumnChart'
import { cardClass } from '../../../ui/display/cardClass'
import { Deferred } from '../../../ui/feedback/Deferred'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'
import { Logo } from '../../../ui/icons/Logo'
import { ReportFigures } from './ReportFigures'
import styles from './ReportPaper.module.css'
import { ReportTable } from './ReportTable'
import type { ReportSort } from './written/orderReport'
import type { WrittenReport } from './written/writtenReport'

export interface ReportPaperProps {
  report: WrittenReport
  onSort: (sort: ReportSort) => void
}

/** A chart with more points has a scale instead of a number on each. */
const MOST_NUMBERED = 8

/** The report as a page, to read and to print. */
export function ReportPaper({ report, onSort }: ReportPaperProps) {
  const { title, scope, covers, made, figures, charts, table, notes, empty } = report
  return (
    <article className={cardClass(styles.paper)} data-paper="" aria-label={title}>
      <header className={styles.head}>
        <div className={styles.heading}>
          <h2 className={styles.title}>{title}</h2>
          <p>{scope}</p>
          <p>{covers}</p>
        </div>
        <Logo size="nav" />
      </header>
      {empty === null ? (
        <>
          <ReportFigures figures={figures} />
          <Deferred>
            {charts.map(({ id, title: chartTitle, points, level, ...chart }) => (
              <div key={id} className={styles.chart}>
                <ColumnChart
                  {...chart}
                  title={chartTitle}
                  heading="h3"
                  points={withHighest(points)}
                  numbered={points.length <= MOST_NUMBERED}
                  {...(level && { level })}
                />
              </div>
            ))}
            <ReportTable table={table} onSort={onSort} />
          </Deferred>
        </>
      ) : (
        <EmptyState icon={ICONS.fileChartColumn} title={empty.title}>
          <p>{empty.text}</p>
        </EmptyState>
      )}
      <footer className={styles.foot}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p className={styles.made}>{made}</p>
      </footer>
    </article>
  )
}

/** Highlights the highest of many points. */
function withHighest(points: readonly ChartPoint[]): readonly ChartPoint[] {
  if (points.length <= MOST_NUMBERED) return points
  const most = Math.max(...points.map(({ value }) => value ?? 0))
  return points.map((point) => ({ ...point, look: point.value === most ? 'strong' : 'soft' }))
}
