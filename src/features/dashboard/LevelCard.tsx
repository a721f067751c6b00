import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type LevelBar, LOW_LEVELS, lowLevelCount } from '#domain/dashboard/levelChart'
import { LOW_LEVEL_PERCENT } from '#domain/vehicle/lowReadings'
import { useFormats } from '../../i18n/useFormats'
import { Card } from '../../ui/display/Card'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import type { DashboardView } from './dashboardView'
import { LevelBars } from './LevelBars'
import styles from './LevelCard.module.css'

/** Fuel and charge levels: eleven bars on a fixed scale, each a link to its vehicles. */
export function LevelCard({ view }: { view: DashboardView }) {
  const { t } = useLingui()
  const { whole, percent } = useFormats()
  const { levels, marks, list } = view
  const low = levels ? lowLevelCount(levels) : 0
  const end = whole(marks.at(-1) ?? 0)
  const lowPercent = percent(LOW_LEVEL_PERCENT)
  const wordsOf = ({ code, vehicles: count }: LevelBar) => {
    const to = Number(code)
    const range = code === 'unknown' ? t`Unknown` : `${to === 10 ? 0 : to - 9}–${percent(to)}`
    return `${range}: ${t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`}`
  }
  return (
    <Card
      title={t`Fuel and energy level`}
      aside={
        low > 0 && (
          <Link to="/1" search={list({ level: LOW_LEVELS.join(',') })} className={styles.low}>
            <Icon path={ICONS.triangleAlert} size={16} />
            {t`${plural(low, { one: '# vehicle', other: '# vehicles' })} at ${lowPercent} or less`}
          </Link>
        )
      }
      className={styles.card}
    >
      <div className={styles.chart}>
        {levels ? (
          <>
            <LevelBars
              ticks={marks.map(whole)}
              bars={levels.map(({ code, vehicles, share, cut, low: isLow }) => ({
                key: code,
                name: code === 'unknown' ? '?' : code,
                value: whole(vehicles),
                share,
                overflows: cut,
                tone: code === 'unknown' ? 'unknown' : isLow ? 'low' : 'plain',
              }))}
            />
            <ul className={styles.links}>
              {levels.map((bar) => (
                <li key={bar.code}>
                  <Link to="/1" search={list({ level: bar.code })} className={styles.link}>
                    <span className="visually-hidden">{wordsOf(bar)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Skeleton className={styles.wait} />
        )}
      </div>
      <p className={styles.legend}>
        <span>{t`Level up to (%)`}</span>
        <span>{`? ${t`Unknown`}`}</span>
        {levels?.some(({ cut }) => cut) && (
          <span>{t`The scale ends at ${end}. Cut-off bars go higher.`}</span>
        )}
      </p>
    </Card>
  )
}
