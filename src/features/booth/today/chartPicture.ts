/** Styles of a chart that are copied into the picture, because a file has no styles of the page. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const

const MARGIN = 24
const TITLE = 40
const NOTE_SIZE = 13
const NOTE_LINE = 20
/** Pixels of the picture per CSS pixel of the chart, so that it stays sharp in a slide. */
const SHARPNESS = 2
const SVG = 'http://www.w3.org/2000/svg'

export interface ChartPictureTexts {
  title: string
  /** Scope of the figure, below the chart: event, day, device. */
  note: string
}

/**
 * A chart as it is shown, with its title, as a picture: the drawing with its computed styles, in the current
 * theme.
 * @throws when the browser cannot draw it
 */
export async function chartPicture(chart: SVGSVGElement, texts: ChartPictureTexts): Promise<Blob> {
  const { width, height } = chart.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context) context.font = `${NOTE_SIZE}px ${fontOf(chart)}`
  const note = wrapped(texts.note, (line) => (context?.measureText(line).width ?? 0) <= width)
  const size = { width: width + 2 * MARGIN, height: height + 2 * MARGIN + TITLE + note.length * NOTE_LINE }
  const picture = framed(chart, texts.title, note, { ...size, chartWidth: width, chartHeight: height })
  const text = new XMLSerializer().serializeToString(picture)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  canvas.width = Math.round(size.width * SHARPNESS)
  canvas.height = Math.round(size.height * SHARPNESS)
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

interface Frame {
  width: number
  height: number
  chartWidth: number
  chartHeight: number
}

/** Wraps text into lines of whole words. */
function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const fontOf = (chart: SVGSVGElement) => getComputedStyle(chart).fontFamily || 'sans-serif'

/** The chart in a frame with the page's surface color, title and note. */
function framed(chart: SVGSVGElement, title: string, note: readonly string[], frame: Frame): SVGSVGElement {
  const { width, height, chartWidth, chartHeight } = frame
  const colors = getComputedStyle(chart)
  const color = (name: string, otherwise: string) => colors.getPropertyValue(name).trim() || otherwise
  const picture = element('svg', { width, height, viewBox: `0 0 ${width} ${height}` })
  const copy = styledCopy(chart)
  copy.setAttribute('x', String(MARGIN))
  copy.setAttribute('y', String(MARGIN + TITLE))
  copy.setAttribute('width', String(chartWidth))
  copy.setAttribute('height', String(chartHeight))
  const font = fontOf(chart)
  picture.append(
    element('rect', { width, height, fill: color('--surface', '#ffffff') }),
    words(title, MARGIN, MARGIN + 18, {
      'font-family': font,
      'font-size': 20,
      'font-weight': 640,
      fill: color('--text', '#000000'),
    }),
    copy,
    ...note.map((line, at) =>
      words(line, MARGIN, height - MARGIN - (note.length - 1 - at) * NOTE_LINE, {
        'font-family': font,
        'font-size': NOTE_SIZE,
        fill: color('--text-3', '#555555'),
      }),
    ),
  )
  return picture
}

function styledCopy(chart: SVGSVGElement): SVGSVGElement {
  const copy = chart.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  for (const [at, from] of [chart, ...chart.querySelectorAll<SVGElement>('*')].entries()) {
    const look = getComputedStyle(from)
    const to = copies[at]
    for (const name of STYLES) {
      const value = look.getPropertyValue(name)
      if (value !== '') to?.style.setProperty(name, value)
    }
    to?.removeAttribute('class')
  }
  return copy
}

function element<Name extends 'svg' | 'rect' | 'text'>(
  name: Name,
  attributes: Record<string, string | number>,
) {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

function words(text: string, x: number, y: number, look: Record<string, string | number>): SVGTextElement {
  const made = element('text', { x, y, ...look })
  made.textContent = text
  return made
}
