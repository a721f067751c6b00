import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DATASETS, DEMO_DATA_FOLDER } from './datasets'
import { makeFiles, renderRows, sha256 } from './files'
import { DEMO_DATA_VERSION } from './version'

describe('makeFiles', () => {
  const { contents } = makeFiles(DEMO_DATA_VERSION, DATASETS)

  it('makes the same files twice', () => {
    expect(makeFiles(DEMO_DATA_VERSION, DATASETS).contents).toEqual(contents)
  })

  it.each([...contents.keys()])('makes the %s that lies in demo-data', (file) => {
    // toBe on two long texts prints both when it fails; the sentence is enough.
    const same = readFileSync(`${DEMO_DATA_FOLDER}/${file}`, 'utf8') === contents.get(file)
    expect(same, `${file} is not what npm run demo-data makes`).toBe(true)
  })

  it('counts and hashes each dataset in the manifest', () => {
    const { manifest } = makeFiles(7, [
      { name: 'things', file: 'things.json', build: () => [1, 2], problems: () => [] },
    ])
    expect(manifest).toEqual({
      version: 7,
      datasets: [{ name: 'things', file: 'things.json', rows: 2, sha256: sha256('[\n1,\n2\n]\n') }],
    })
  })
})

describe('renderRows', () => {
  it('is JSON of the rows', () => {
    expect(JSON.parse(renderRows([{ name: 'Ève' }, null]))).toEqual([{ name: 'Ève' }, null])
  })
})

describe('sha256', () => {
  it('hashes the UTF-8 bytes', () => {
    expect(sha256('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c')
  })
})
