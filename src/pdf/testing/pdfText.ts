import { inflateSync } from 'node:zlib'

/**
 * Reads the texts of a document, in drawing order, as a PDF reader copies them: from glyphs to letters by the
 * fonts' own tables.
 */
export function pdfTexts(file: ArrayBuffer): string[] {
  const source = Buffer.from(file).toString('latin1')
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => [id, body ?? '']),
  )
  const streamOf = (id: string | undefined): string => {
    const body = objects.get(id ?? '') ?? ''
    const data = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? ''
    return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data
  }
  const letters = new Map<string, Map<string, string>>()
  for (const [, name, id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id ?? '') ?? '')?.[1]
    if (name && table) letters.set(name, glyphTable(streamOf(table)))
  }
  const pages = [...source.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id]) => streamOf(id)).join('\n')
  let font = new Map<string, string>()
  const texts: string[] = []
  for (const [, name, glyphs] of pages.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-fA-F]+)> Tj/g)) {
    if (name) font = letters.get(name) ?? new Map()
    else
      texts.push((glyphs?.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph.toLowerCase()) ?? '?').join(''))
  }
  return texts
}

function glyphTable(table: string): Map<string, string> {
  return new Map(
    [...table.matchAll(/<([0-9a-fA-F]{4})>\s*<([0-9a-fA-F]{4})>\s*\n/g)].map(([, glyph = '', code = '']) => [
      glyph.toLowerCase(),
      String.fromCharCode(Number.parseInt(code, 16)),
    ]),
  )
}
