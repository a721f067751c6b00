import { useLingui } from '@lingui/react/macro'
import type { DaySums } from '#domain/booth/today/sumDay'
import type { ChartPoint } from '../../../charts/chartTypes'
import { useFormats } from '../../../i18n/useFormats'
import { usePlayerName } from '../../../i18n/usePlayerName'
import { useDayFigures } from './useDayFigures'
import { useReportFormats } from './useWords'

/** Facts of a shift report besides the day's sums. */
export interface ShiftFacts {
  /** YYYY-MM-DD, and as text. */
  day: string
  dayText: string
  event: string
  /** Name of this device; empty for none. */
  device: string
  /** Records that wait or were refused now, of any day; null while loading. */
  delivery: { waiting: number; refused: number } | null
}

export interface ShiftLine {
  name: string
  value: string
}

const MOST_OPENED = 3

/** The lines of the card for the next shift: printed, and in its QR code. */
export function useShiftLines(sums: DaySums, { delivery }: ShiftFacts): ShiftLine[] {
  const { t, i18n } = useLingui()
  const { whole } = useFormats()
  const words = useReportFormats()
  const nameOf = usePlayerName()
  const figures = useDayFigures(sums)
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' })
  const best = (id: string, say: (point: ChartPoint) => string) => {
    const points = figures.find((figure) => figure.id === id)?.points ?? []
    return list.format(points.slice(0, MOST_OPENED).map(say)) || '--'
  }
  const { visits, length, hours, funnel, runs, records } = sums
  const busiest = hours.indexOf(Math.max(...hours))
  const from = words.hour(busiest)
  const to = words.hour(busiest + 1)
  const score = runs.best ? `${whole(runs.best.score)} (${nameOf(runs.best)})` : '--'
  return [
    { name: t`Visits`, value: whole(visits) },
    { name: t`Usual length`, value: length === null ? '--' : words.duration(length.median) },
    {
      name: t`Busiest hour`,
      value: visits === 0 ? '--' : t({ message: `${from} to ${to}`, context: 'hours' }),
    },
    { name: t`Ways in`, value: best('ways', ({ name, text }) => `${name} ${text}`) },
    { name: t`Saw three screens`, value: whole(funnel.threeScreens) },
    { name: t`Most opened`, value: best('opened', ({ name, text }) => `${name} ${text}`) },
    { name: t`Hints opened most`, value: best('hints', ({ name }) => name) },
    { name: t`Game runs`, value: whole(runs.all) },
    { name: t`Best score`, value: score },
    { name: t`Interactions recorded`, value: whole(records) },
    { name: t`Waiting to send now`, value: delivery ? whole(delivery.waiting) : '--' },
    { name: t`Refused`, value: delivery ? whole(delivery.refused) : '--' },
  ]
}
