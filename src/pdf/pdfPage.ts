import { jsPDF } from 'jspdf'
import type { PdfFonts } from './fonts'

/** Colors of a document on white paper: those of the light theme, whatever the theme of the page. */
export const PDF_COLORS = {
  text: '#121b27',
  quiet: '#5b6979',
  line: '#c8d2db',
  brand: '#0a5c76',
  soft: '#a3ceda',
  pale: '#f1f4f6',
  ok: '#14693f',
  high: '#a8231c',
} as const
export type PdfColor = keyof typeof PDF_COLORS

export interface TextLook {
  /** Points. */
  size?: number
  strong?: boolean
  color?: PdfColor
  /** Position of `x` in the text. */
  align?: 'left' | 'right'
  /** Longer text is wrapped, in points. */
  width?: number
}

export interface PdfFacts {
  title: string
  /** BCP 47, for screen readers. */
  language: string
  author: string
  /** Landscape, for wide tables. */
  landscape?: boolean
}

/** Paper pages in points from the upper left corner, 612 by 792: US Letter, which all three countries use. */
export interface PdfPage {
  readonly width: number
  readonly height: number
  /** Writes text with its baseline at `y`. @returns the height of its lines in points */
  text: (text: string, x: number, y: number, look?: TextLook) => number
  rule: (x: number, y: number, width: number, color?: PdfColor) => void
  block: (x: number, y: number, width: number, height: number, color: PdfColor) => void
  /** A dashed horizontal line. */
  dashes: (x: number, y: number, width: number, color?: PdfColor) => void
  /** Width of a text in one line, in points. */
  widthOf: (text: string, look?: TextLook) => number
  /**
   * Width of the longest part of a text that cannot be wrapped, in points: a word, or words joined by
   * no-break spaces.
   */
  longestWord: (text: string, look?: TextLook) => number
  /** The lines of a wrapped text. */
  linesOf: (text: string, width: number, look?: TextLook) => string[]
  /** Continues at the top of a new page. */
  nextPage: () => void
  /** Calls `draw` on each page at the end, for content that depends on the number of pages. */
  eachPage: (draw: (page: number, of: number) => void) => void
  toBytes: () => ArrayBuffer
}

const FAMILY = 'Noto Sans'
const LINE_HEIGHT = 1.35
const BODY_SIZE = 10
const DASH = [3, 3]

/** The first page of a new document with both fonts; the file keeps only the letters that it uses. */
export function makePdfPage(
  fonts: PdfFonts,
  { title, language, author, landscape = false }: PdfFacts,
): PdfPage {
  const orientation = landscape ? 'landscape' : 'portrait'
  const pdf = new jsPDF({ unit: 'pt', format: 'letter', orientation, compress: true })
  addFont(pdf, 'regular.ttf', 'normal', fonts.regular)
  addFont(pdf, 'semibold.ttf', 'bold', fonts.semibold)
  pdf.setProperties({ title, author, creator: author })
  // The library's type lists languages, but it accepts any.
  pdf.setLanguage(language as Parameters<typeof pdf.setLanguage>[0])
  const use = ({ size = BODY_SIZE, strong = false, color = 'text' }: TextLook) => {
    pdf.setFont(FAMILY, strong ? 'bold' : 'normal')
    pdf.setFontSize(size)
    pdf.setTextColor(PDF_COLORS[color])
    return printer(pdf)
  }
  return {
    width: pdf.internal.pageSize.getWidth(),
    height: pdf.internal.pageSize.getHeight(),
    text: (text, x, y, look = {}) => {
      const printable = use(look)(text)
      const lines: string[] =
        look.width === undefined ? [printable] : pdf.splitTextToSize(printable, look.width)
      const step = (look.size ?? BODY_SIZE) * LINE_HEIGHT
      for (const [at, line] of lines.entries())
        pdf.text(line, x, y + at * step, { align: look.align ?? 'left' })
      return lines.length * step
    },
    rule: (x, y, width, color = 'line') => {
      pdf.setDrawColor(PDF_COLORS[color])
      pdf.setLineWidth(0.75)
      pdf.line(x, y, x + width, y)
    },
    block: (x, y, width, height, color) => {
      pdf.setFillColor(PDF_COLORS[color])
      pdf.rect(x, y, width, height, 'F')
    },
    dashes: (x, y, width, color = 'quiet') => {
      pdf.setDrawColor(PDF_COLORS[color])
      pdf.setLineWidth(0.75)
      pdf.setLineDashPattern(DASH, 0)
      pdf.line(x, y, x + width, y)
      pdf.setLineDashPattern([], 0)
    },
    widthOf: (text, look = {}) => {
      const printable = use(look)(text)
      return pdf.getTextWidth(printable)
    },
    longestWord: (text, look = {}) => {
      const words = use(look)(text).split(' ')
      return Math.max(...words.map((word) => pdf.getTextWidth(word)))
    },
    linesOf: (text, width, look = {}) => {
      const printable = use(look)(text)
      return pdf.splitTextToSize(printable, width)
    },
    nextPage: () => {
      pdf.addPage('letter', orientation)
    },
    eachPage: (draw) => {
      const count = pdf.getNumberOfPages()
      for (let page = 1; page <= count; page += 1) {
        pdf.setPage(page)
        draw(page, count)
      }
    },
    toBytes: () => pdf.output('arraybuffer'),
  }
}

function addFont(pdf: jsPDF, file: string, style: 'normal' | 'bold', font: Uint8Array): void {
  pdf.addFileToVFS(file, binaryText(font))
  pdf.addFont(file, FAMILY, style, undefined, 'Identity-H')
}

/** The library takes a file as text with one character per byte. */
function binaryText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return text
}

const NO_BREAK_SPACE = '\u00a0'
const NARROW_NO_BREAK_SPACE = '\u202f'

/**
 * Converts text to what the current font can print: other spaces to a space, a narrow no-break space to a
 * wide one, and a missing letter to the one without its accent.
 */
function printer(pdf: jsPDF): (text: string) => string {
  const { metadata } = pdf.getFont() as { metadata: { characterToGlyph: (code: number) => number } }
  const has = (character: string) => metadata.characterToGlyph(character.codePointAt(0) ?? 0) > 0
  const nearest = (character: string) => {
    if (has(character)) return character
    if (character === NARROW_NO_BREAK_SPACE && has(NO_BREAK_SPACE)) return NO_BREAK_SPACE
    if (/\p{Z}/u.test(character)) return ' '
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
    return plain !== '' && [...plain].every(has) ? plain : '?'
  }
  return (text) => [...text.normalize('NFC')].map(nearest).join('')
}
