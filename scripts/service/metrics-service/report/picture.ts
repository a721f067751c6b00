import { html } from 'hono/html'
import type { Chart } from './chart'

type Html = ReturnType<typeof html>

/** Width of a picture in its own units: as wide as a phone, so that its texts stay readable there. */
export const PICTURE_WIDTH = 400
const PLOT_HEIGHT = 150
const ROW_HEIGHT = 42
/** A letter of 13 px is about this wide. */
const LETTER = 7
const FONT = "Inter, -apple-system, 'Segoe UI', Roboto, sans-serif"
const INK = '#121b27'
const SOFT = '#455364'
const BRAND = '#0a5c76'
const TRACK = '#eaeff3'
/** With more bars than this a picture is no picture any more; the table of the chart has them all. */
export const MOST_BARS = 20
/** Room that the label of a column needs. */
const TICK_WIDTH = 48
/** With more columns than this, their figures would touch. */
const MOST_FIGURES = 14

/** The chart as an SVG element. Colors are attributes, which the page's stylesheet overrides in the dark. */
export function chartElement(chart: Chart): Html {
  const height = plotHeight(chart)
  return html`<svg viewBox="0 0 ${PICTURE_WIDTH} ${height}" role="img" aria-label="${chart.title}" font-size="13">${plot(chart)}</svg>`
}

/** The same as a file of its own, with its title and what it speaks of. */
export function chartFile(chart: Chart, subtitle: string): string {
  const [top, height] = [72, plotHeight(chart)]
  const total = top + height + 16
  const [width, pad] = [PICTURE_WIDTH + 40, 20]
  return String(html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" width="${width}" height="${total}" font-family="${FONT}" font-size="13">
<title>${printable(chart.title)}</title>
<rect width="${width}" height="${total}" fill="#fff"/>
<text x="${pad}" y="34" font-size="18" font-weight="700" fill="${INK}">${printable(chart.title)}</text>
<text x="${pad}" y="54" fill="${SOFT}">${shorten(subtitle, PICTURE_WIDTH)}</text>
<g transform="translate(${pad} ${top})">${plot(chart)}</g>
</svg>`)
}

/** Height of the picture of a chart in its own units. */
export const plotHeight = ({ kind, rows }: Chart): number =>
  rows.length === 0
    ? 24
    : kind === 'columns'
      ? PLOT_HEIGHT + 40
      : Math.min(rows.length, MOST_BARS) * ROW_HEIGHT

function plot(chart: Chart): Html {
  if (chart.rows.length === 0) return html`<text x="0" y="16" class="soft" fill="${SOFT}">Nothing yet</text>`
  return chart.kind === 'columns' ? columns(chart) : bars(chart)
}

function bars({ rows }: Chart): Html {
  const most = mostOf(rows)
  return html`${rows.slice(0, MOST_BARS).map(({ label, value, text }, index) => {
    const y = index * ROW_HEIGHT
    const length = round((value / most) * PICTURE_WIDTH)
    return html`<g transform="translate(0 ${y})"><text x="0" y="15" class="ink" fill="${INK}">${shorten(label, PICTURE_WIDTH - text.length * LETTER - 12)}</text>
<text x="${PICTURE_WIDTH}" y="15" text-anchor="end" class="soft" fill="${SOFT}">${printable(text)}</text>
<rect y="22" width="${PICTURE_WIDTH}" height="8" rx="4" class="track" fill="${TRACK}"/>
<rect y="22" width="${length}" height="8" rx="4" class="bar" fill="${BRAND}"/></g>`
  })}`
}

function columns({ rows }: Chart): Html {
  const most = mostOf(rows)
  const step = PICTURE_WIDTH / rows.length
  const width = Math.min(40, step * 0.72)
  const every = Math.ceil((rows.length * TICK_WIDTH) / PICTURE_WIDTH)
  return html`<line x1="0" x2="${PICTURE_WIDTH}" y1="${PLOT_HEIGHT + 18}" y2="${PLOT_HEIGHT + 18}" class="rule" stroke="${TRACK}"/>${rows.map(
    ({ label, value, text }, index) => {
      const middle = round((index + 0.5) * step)
      const height = round((value / most) * (PLOT_HEIGHT - 4))
      const top = round(PLOT_HEIGHT + 18 - height)
      const figure =
        value > 0 && rows.length <= MOST_FIGURES
          ? html`<text x="${middle}" y="${top - 5}" text-anchor="middle" class="ink" fill="${INK}" font-size="12">${printable(text)}</text>`
          : ''
      const tick =
        index % every === 0
          ? html`<text x="${middle}" y="${PLOT_HEIGHT + 35}" text-anchor="middle" class="soft" fill="${SOFT}" font-size="12">${printable(label)}</text>`
          : ''
      return html`<rect x="${round(middle - width / 2)}" y="${top}" width="${round(width)}" height="${height}" rx="3" class="bar" fill="${BRAND}"/>${figure}${tick}`
    },
  )}`
}

const mostOf = (rows: Chart['rows']) => Math.max(...rows.map(({ value }) => value), Number.MIN_VALUE)

const round = (value: number) => Math.round(value * 10) / 10

/** As much of a text as fits into so many units. */
function shorten(text: string, width: number): string {
  const most = Math.max(8, Math.floor(width / LETTER))
  const letters = [...printable(text)]
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`
}

/** XML has no control characters and no half letters, and a name in an imported file may hold some. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')
}
