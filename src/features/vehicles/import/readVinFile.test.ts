import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES, readVinFile } from './readVinFile'

const file = (...parts: BlobPart[]) => new File(parts, 'vins.csv')
const bytes = (...values: number[]) => new Uint8Array(values)
const utf16 = (text: string, little: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (const [at, letter] of [...text].entries()) view.setUint16(at * 2, letter.charCodeAt(0), little)
  return view.buffer
}

describe('the text of a file', () => {
  it('is read as UTF-8, with or without its mark', async () => {
    expect(await readVinFile(file('Año;NIV'))).toEqual({ text: 'Año;NIV' })
    expect(await readVinFile(file('\uFEFFAño;NIV'))).toEqual({ text: 'Año;NIV' })
  })

  it('is read as Windows-1252 when it is not UTF-8', async () => {
    const windows = bytes(0x56, 0xe9, 0x68, 0x69, 0x63, 0x75, 0x6c, 0x65)
    expect(await readVinFile(file(windows))).toEqual({ text: 'Véhicule' })
  })

  it('is read as UTF-16 of either order', async () => {
    expect(await readVinFile(file(utf16('\uFEFFVIN\té', true)))).toEqual({ text: 'VIN\té' })
    expect(await readVinFile(file(utf16('\uFEFFVIN\té', false)))).toEqual({ text: 'VIN\té' })
  })

  it('is not read from a file that is too large', async () => {
    const large = file()
    Object.defineProperty(large, 'size', { value: 20 * MAX_FILE_BYTES })
    large.arrayBuffer = () => Promise.reject(new Error('was read'))
    expect(await readVinFile(large)).toEqual({ problem: 'tooLarge' })
  })

  it('is rejected in a workbook, whatever its name, and in a picture', async () => {
    expect(await readVinFile(file('PK\u0003\u0004', bytes(0, 20)))).toEqual({ problem: 'spreadsheet' })
    expect(await readVinFile(file(bytes(0xd0, 0xcf, 0x11, 0xe0)))).toEqual({ problem: 'spreadsheet' })
    expect(await readVinFile(file(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0)))).toEqual({ problem: 'notText' })
  })

  it('cannot be read from a deleted file', async () => {
    const missingFile = file('VIN')
    missingFile.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    expect(await readVinFile(missingFile)).toEqual({ problem: 'unreadable' })
  })
})
