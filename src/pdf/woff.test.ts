import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { unpackWoff } from './woff'

const FONT = 'node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'

it('unpacks a font whose tables stand where its directory says, each as its checksum says', async () => {
  const font = await unpackWoff(new Uint8Array(await readFile(FONT)).buffer)
  const view = new DataView(font.buffer)
  expect(view.getUint32(0)).toBe(0x00010000)
  const tables = view.getUint16(4)
  const names: string[] = []
  for (let table = 0; table < tables; table += 1) {
    const slot = 12 + 16 * table
    const name = String.fromCharCode(...font.subarray(slot, slot + 4))
    names.push(name)
    const [offset, length] = [view.getUint32(slot + 8), view.getUint32(slot + 12)]
    let sum = 0
    for (let at = offset; at < offset + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
    // The checksum field of the head table is excluded by a special rule.
    if (name !== 'head') expect(sum, name).toBe(view.getUint32(slot + 4))
  }
  expect(names).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']))
})

it('refuses what is no WOFF file', async () => {
  await expect(unpackWoff(new ArrayBuffer(64))).rejects.toThrow('not a WOFF file')
})
