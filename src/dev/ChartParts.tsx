import { useLingui } from '@lingui/react'
import type { ChartPoint } from '../charts/chartTypes'
import { ColumnChart } from '../charts/figures/ColumnChart'
import { LineChart } from '../charts/figures/LineChart'
import { RowCharts } from '../charts/figures/RowCharts'
import { Spark } from '../charts/figures/Spark'
import { Card } from '../ui/display/Card'
import styles from './KitPage.module.css'

const COUNTS = [1, 7, 30, 60] as const
const SCORES = [
  { tick: '60-69', value: 2, look: 'high' },
  { tick: '70-79', value: 6, look: 'strong' },
  { tick: '80-89', value: 14, look: 'strong' },
  { tick: '90-100', value: 8, look: 'strong' },
] as const

/** Each chart of figures in each state. */
export function ChartParts() {
  const { i18n } = useLingui()
  const { locale } = i18n
  const tickText = (value: number) => i18n.number(value, { maximumFractionDigits: 2 })
  const base = { pointHead: 'Day', valueHead: 'Miles', tickText }
  const days = (count: number, value: (at: number) => number | null, unit = ' mi') =>
    sampleDays(locale, count, value, unit)
  const highest = (at: number, count: number) => (at === count - 3 ? ('strong' as const) : ('soft' as const))
  const halved = (at: number, now: number) => (at < 13 ? now * 1.6 : now)
  return (
    <>
      {COUNTS.map((count) => (
        <Card key={count} title={`Columns, ${count}`}>
          <ColumnChart
            {...base}
            title={`Miles per day, ${count}`}
            heading="h3"
            level={{ value: 480, label: 'Average', text: '480' }}
            points={days(count, weekRhythm).map((point, at) => ({ ...point, look: highest(at, count) }))}
          />
        </Card>
      ))}
      <Card title="Gaps, nothing, and a mark">
        <ColumnChart
          {...base}
          title="Gaps"
          aside="per day"
          points={days(30, (at) => (at % 9 === 4 ? null : at % 11 === 0 ? 0 : weekRhythm(at)))}
          mark={{ at: days(30, () => 0)[12]?.key ?? '', label: 'Coaching, Nov 3' }}
        />
      </Card>
      <Card title="Groups">
        <ColumnChart
          {...base}
          title="30 drivers by score"
          pointHead="Score"
          valueHead="Drivers"
          numbered
          height={160}
          points={SCORES.map((point) => ({
            ...point,
            key: point.tick,
            name: point.tick,
            text: `${point.value} drivers`,
          }))}
        />
      </Card>
      <Card title="All zero, huge, tiny, none">
        <div className={styles.stack}>
          <ColumnChart {...base} title="All zero" heading="h3" points={days(7, () => 0)} height={120} />
          <ColumnChart
            {...base}
            title="Huge"
            heading="h3"
            points={days(7, (at) => at * 9_876_543_210)}
            height={140}
          />
          <ColumnChart {...base} title="Tiny" heading="h3" points={days(7, (at) => at / 400)} height={140} />
          <ColumnChart {...base} title="None" heading="h3" points={days(7, () => null)} />
        </div>
      </Card>
      {COUNTS.map((count) => (
        <Card key={count} title={`Lines, ${count}`}>
          <LineChart
            {...base}
            title={`Gas economy, ${count}`}
            series={[
              {
                id: 'now',
                name: 'This window',
                look: 'now',
                points: days(count, (at) => (at % 13 === 6 ? null : 18 + ((at * 7) % 11) / 4), ' mpg'),
              },
              {
                id: 'before',
                name: 'Before',
                look: 'before',
                points: days(count, (at) => 17.6 + ((at * 5) % 7) / 5, ' mpg'),
              },
            ]}
          />
        </Card>
      ))}
      <Card title="One level line">
        <LineChart
          {...base}
          title="Always the same"
          series={[{ id: 'now', name: 'Score', look: 'now', points: days(30, () => 84, '') }]}
          level={{ value: 70, label: 'Limit', text: '70' }}
          fromZero
        />
      </Card>
      <Card title="Safety events by type" aside="per 100 mi, each day">
        <RowCharts
          {...base}
          title="Safety events by type"
          note="The number at the right of a row is its highest day."
          mark={{ at: days(30, () => 0)[12]?.key ?? '', label: 'Coaching, Nov 3' }}
          rows={[
            {
              id: 'braking',
              name: 'Hard braking',
              label: <b>Hard braking</b>,
              points: days(30, (at) => halved(at, 0.6 + ((at * 7) % 9) / 12), ''),
            },
            {
              id: 'speeding',
              name: 'Over 80 mph',
              label: <b>Over 80 mph</b>,
              points: days(30, (at) => (at % 6 === 2 ? null : 0.1 + ((at * 5) % 7) / 40), ''),
            },
            { id: 'belt', name: 'Seat belt off', label: <b>Seat belt off</b>, points: days(30, () => 0, '') },
          ]}
        />
      </Card>
      <Card title="Trends">
        <div className={styles.stack}>
          <Spark values={days(30, weekRhythm).map(({ value }) => value)} />
          <Spark values={[3, 4, null, 5, null, null, 6, 8]} />
          <Spark values={[2, 2, 2]} />
          <Spark values={[]} />
        </div>
      </Card>
    </>
  )
}

const DAY_MS = 86_400_000
const LAST_DAY = Date.UTC(2026, 10, 20)

/** Days up to a fixed one, with a value each and localized names. */
function sampleDays(
  locale: string,
  count: number,
  pick: (at: number) => number | null,
  unit = '',
): ChartPoint[] {
  const short = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric' })
  const long = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(LAST_DAY - (count - 1 - at) * DAY_MS)
    const value = pick(at)
    return {
      key: day.toISOString(),
      tick: short.format(day),
      name: long.format(day),
      value,
      text: value === null ? '--' : `${number.format(value)}${unit}`,
    }
  })
}

/** A weekly pattern without randomness: workdays high, weekends low. */
function weekRhythm(at: number): number {
  return at % 7 > 4 ? 180 + (at % 3) * 60 : 560 + ((at * 37) % 140)
}
