import { jsPDF } from 'jspdf'
import type { PdfFonts } from './fonts'

/** Colors of a document on white paper: the light theme's, which a page in a dark room does not follow. */
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
  /** Where `x` is of the text. */
  align?: 'left' | 'right'
  /** Longer text is broken into lines, in points. */
  width?: number
}

export interface PdfFacts {
  title: string
  /** BCP 47, for who has it read aloud. */
  language: string
  author: string
  /** Across the paper, for wide tables. */
  landscape?: boolean
}

/** Pages of paper in points from its upper left corner, 612 by 792: US Letter, which all three countries use. */
export interface PdfPage {
  readonly width: number
  readonly height: number
  /** Writes text with its baseline at `y`. @returns the height of its lines in points */
  text: (text: string, x: number, y: number, look?: TextLook) => number
  rule: (x: number, y: number, width: number, color?: PdfColor) => void
  block: (x: number, y: number, width: number, height: number, color: PdfColor) => void
  /** A dashed line across. */
  dashes: (x: number, y: number, width: number, color?: PdfColor) => void
  /** Points that a text takes in one line. */
  widthOf: (text: string, look?: TextLook) => number
  /** Points that the longest part of a text takes which is not broken: a word, or what a no-break space holds together. */
  longestWord: (text: string, look?: TextLook) => number
  /** The lines that a text is broken into, in points. */
  linesOf: (text: string, width: number, look?: TextLook) => string[]
  /** Goes on at the top of a new page. */
  nextPage: () => void
  /** Calls `draw` on each page once more, for what needs to know how many there are. */
  eachPage: (draw: (page: number, of: number) => void) => void
  toBytes: () => ArrayBuffer
}

const FAMILY = 'Noto Sans'
const LINE_HEIGHT = 1.35
const BODY_SIZE = 10
const DASH = [3, 3]

/** A page of a new document with both fonts in it, of which the file keeps the letters that it uses. */
export function makePdfPage(
  fonts: PdfFonts,
  { title, language, author, landscape = false }: PdfFacts,
): PdfPage {
  const orientation = landscape ? 'landscape' : 'portrait'
  const pdf = new jsPDF({ unit: 'pt', format: 'letter', orientation, compress: true })
  addFont(pdf, 'regular.ttf', 'normal', fonts.regular)
  addFont(pdf, 'semibold.ttf', 'bold', fonts.semibold)
  pdf.setProperties({ title, author, creator: author })
  // The library's type lists languages; it writes down any.
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

/** The library takes a file as text with a byte a character. */
function binaryText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return text
}

const NO_BREAK_SPACE = '\u00a0'
const NARROW_NO_BREAK_SPACE = '\u202f'

/**
 * Text as the font in use can print it: other spaces as a space, a narrow one that holds a unit to its number as a
 * wide one, a letter that it lacks without its accent.
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
