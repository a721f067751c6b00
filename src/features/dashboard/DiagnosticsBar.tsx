import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { HEALTH_LABELS } from '../../i18n/labels'
import { useFormats } from '../../i18n/useFormats'
import { useWaypoint } from '../../state/waypoints'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './DiagnosticsBar.module.css'
import type { DashboardView } from './dashboardView'

const PARTS = [
  { part: 'high', label: HEALTH_LABELS.high, icon: ICONS.octagonAlert },
  { part: 'medium', label: HEALTH_LABELS.medium, icon: ICONS.triangleAlert },
  { part: 'none', label: HEALTH_LABELS.noIssues, icon: ICONS.circleCheck },
  { part: 'noData', label: HEALTH_LABELS.noData, icon: ICONS.circleQuestionMark },
] as const

const WIDTH = 400
const HEIGHT = 10
const GAP = 2

/**
 * Vehicles with high, medium and no issues and without data, as a bar of 400 by 10 (docs/rules.md DA-09;
 * docs/decisions.md D27) with text links.
 */
export function DiagnosticsBar({ view: { figures, health, list } }: { view: DashboardView }) {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const { whole } = useFormats()
  const hatch = useId()
  const counts = figures && {
    high: figures.diagnosticIssuesHigh,
    medium: figures.diagnosticIssuesMed,
    none: figures.withoutIssues,
    noData: figures.withoutData,
  }
  return (
    <section ref={useWaypoint('health', 2)} className={styles.diagnostics} aria-labelledby="diagnostics">
      <h3 id="diagnostics" className={styles.title}>
        {t`Diagnostic issues`}
      </h3>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.ground} width="6" height="6" />
          <rect className={styles.stripe} width="3" height="6" />
        </pattern>
        {counts &&
          barSegments(PARTS.map(({ part }) => counts[part])).map(({ at, from, width }) => (
            <rect
              key={at}
              className={styles[PARTS[at]?.part ?? 'none']}
              x={from}
              width={width}
              height={HEIGHT}
              {...(PARTS[at]?.part === 'noData' ? { fill: `url(#${hatch})` } : {})}
            />
          ))}
      </svg>
      <ul className={styles.words}>
        {PARTS.map(({ part, label, icon }) => (
          <li key={part}>
            <Link to="/1" search={list(health[part])} className={styles.word} data-part={part}>
              <Icon path={icon} size={16} className={styles.icon} />
              {_(label)}
              {counts ? <b>{whole(counts[part])}</b> : <Skeleton className={styles.noCount} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Position of each nonempty part on the bar, with a gap after all but the last. */
function barSegments(counts: readonly number[]): { at: number; from: number; width: number }[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const out: { at: number; from: number; width: number }[] = []
  let from = 0
  for (const [at, count] of counts.entries()) {
    if (count === 0) continue
    const width = (count / total) * WIDTH
    const last = from + width > WIDTH - 0.01
    out.push({ at, from, width: last ? width : Math.max(GAP, width - GAP) })
    from += width
  }
  return out
}
