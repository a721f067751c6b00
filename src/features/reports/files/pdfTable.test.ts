import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PdfFonts } from '../../../pdf/fonts'
import { makePdfPage } from '../../../pdf/pdfPage'
import { pdfTexts } from '../../../pdf/testing/pdfText'
import { unpackWoff } from '../../../pdf/woff'
import { aWrittenReport } from '../page/written/testing/writtenReport'
import { drawTable } from './pdfTable'

let fonts: PdfFonts

beforeAll(async () => {
  const font = async (weight: number) =>
    unpackWoff(
      new Uint8Array(
        await readFile(`node_modules/@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff`),
      ).buffer,
    )
  fonts = { regular: await font(400), semibold: await font(600) }
})

/** The texts of a table whose figures have these heads, beside a vehicle with a long name and other texts. */
async function drawn(heads: readonly string[], texts: readonly string[] = []): Promise<string[]> {
  const { table } = aWrittenReport()
  const [text, figure] = table.columns
  if (!text || !figure) throw new Error('two columns')
  const page = makePdfPage(fonts, { title: 'Table', language: 'en', author: 'Test' })
  const cell = (value: string) => ({ text: value, value, style: 'text' as const })
  await drawTable(
    page,
    {
      ...table,
      columns: [
        text,
        ...texts.map((fullHead) => ({ ...text, fullHead })),
        ...heads.map((fullHead) => ({ ...figure, fullHead })),
      ],
      rows: [{ id: 'v-1', cells: [] }],
      cell: (_, column) => cell(column === 0 ? `Van ${'of the northern depot '.repeat(4)}` : '1'),
      totals: null,
    },
    { left: 45, width: 522, top: 45, pageTop: 45, pageBottom: 700 },
    async () => {},
  )
  return pdfTexts(page.toBytes())
}

describe('the heads of a table on paper', () => {
  it.each([
    ['Over 80\u00a0mph', '80\u00a0mph'],
    ['Vitesse 128\u202fkm/h', '128\u00a0km/h'],
    ['Rate (/100\u00a0mi)', '(/100\u00a0mi)'],
    ['Accélérations', 'Accélérations'],
  ])('keep the words of "%s" whole', async (head, whole) => {
    expect(await drawn([head])).toContain(whole)
  })

  it('keep the head of a text whole beside a longer one', async () => {
    const heads = Array.from({ length: 4 }, () => 'Accélérations')
    expect(await drawn(heads, ['Immatriculation'])).toContain('Immatriculation')
  })
})
