import type { PdfPage, TextLook } from '../../../pdf/pdfPage'
import type { WrittenChart } from '../page/written/writtenReport'

export interface ChartPlace {
  left: number
  top: number
  width: number
}

const TICK: TextLook = { size: 8, color: 'quiet' }
const TITLE: TextLook = { size: 11, strong: true }
const TITLE_HEIGHT = 22
const PLOT_HEIGHT = 92
const FOOT = 16
/** A chart with more columns has a number only on the highest. */
const MOST_NUMBERED = 12
const GAP_SHARE = 0.28
const WIDEST_BAR = 40

/** Height of a chart, points. */
export const CHART_HEIGHT = TITLE_HEIGHT + PLOT_HEIGHT + FOOT

/** Draws a chart as columns with their names below. */
export function drawChart(page: PdfPage, chart: WrittenChart, { left, top, width }: ChartPlace): void {
  const { title, points, level } = chart
  page.text(title, left, top + 11, TITLE)
  if (level) page.text(`${level.label} ${level.text}`, left + width, top + 11, { ...TICK, align: 'right' })
  const base = top + TITLE_HEIGHT + PLOT_HEIGHT
  const most = Math.max(0, level?.value ?? 0, ...points.map(({ value }) => value ?? 0))
  const heightOf = (value: number) => (most > 0 ? (value / most) * (PLOT_HEIGHT - 12) : 0)
  const step = width / Math.max(1, points.length)
  const bar = Math.min(WIDEST_BAR, step * (1 - GAP_SHARE))
  const highest = points.reduce(
    (best, { value }, at) => ((value ?? 0) > (points[best]?.value ?? 0) ? at : best),
    0,
  )
  for (const [at, { value, text }] of points.entries()) {
    const height = heightOf(value ?? 0)
    const center = left + (at + 0.5) * step
    const stands = at === highest && height > 0
    page.block(
      center - bar / 2,
      base - height,
      bar,
      height,
      stands || points.length <= MOST_NUMBERED ? 'brand' : 'soft',
    )
    if (stands || points.length <= MOST_NUMBERED)
      centered(page, text, center, base - height - 3, left, left + width)
  }
  page.rule(left, base, width, 'quiet')
  if (level && level.value > 0) page.dashes(left, base - heightOf(level.value), width)
  drawTicks(page, chart, left, base + 11, step, width)
}

/** Names below the columns, as many as fit. */
function drawTicks(
  page: PdfPage,
  { points }: WrittenChart,
  left: number,
  y: number,
  step: number,
  width: number,
): void {
  const widest = Math.max(1, ...points.map(({ tick }) => page.widthOf(tick, TICK)))
  const every = Math.max(1, Math.ceil((widest + 8) / step))
  for (const [at, { tick }] of points.entries())
    if (at % every === 0) centered(page, tick, left + (at + 0.5) * step, y, left, left + width)
}

function centered(page: PdfPage, text: string, center: number, y: number, from: number, to: number): void {
  const width = page.widthOf(text, TICK)
  page.text(text, Math.min(to - width, Math.max(from, center - width / 2)), y, TICK)
}
