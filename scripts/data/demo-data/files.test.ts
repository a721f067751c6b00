import { describe, expect, it } from 'vitest'
import { makeFiles, renderFile, sha256 } from './files'

// That the files in the repository are those that the program makes is a step of `npm run check`.
describe('makeFiles', () => {
  it('counts and hashes each dataset in the manifest, those of one file with the same hash', () => {
    const one = (name: string, rows: number[]) => ({
      name,
      file: 'things.json',
      build: () => rows,
      problems: () => [],
    })
    const { manifest, contents: files } = makeFiles({ id: 'a-pack', version: 7 }, [
      one('things', [1, 2]),
      one('more', [3]),
    ])
    const hash = sha256('{"things":[\n1,\n2\n],\n"more":[\n3\n]}\n')
    expect(manifest).toEqual({
      pack: 'a-pack',
      version: 7,
      datasets: [
        { name: 'things', file: 'things.json', rows: 2, sha256: hash },
        { name: 'more', file: 'things.json', rows: 1, sha256: hash },
      ],
    })
    expect([...files.keys()]).toEqual(['things.json', 'manifest.json'])
  })
})

describe('renderFile', () => {
  it('is JSON of the rows by dataset', () => {
    const text = renderFile([
      ['people', [{ name: 'Ève' }, null]],
      ['none', []],
    ])
    expect(JSON.parse(text)).toEqual({ people: [{ name: 'Ève' }, null], none: [] })
  })
})

describe('sha256', () => {
  it('hashes the UTF-8 bytes', () => {
    expect(sha256('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c')
  })
})
