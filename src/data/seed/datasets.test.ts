import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DATASET_LIMIT_MS, datasetReader, type KnownDataset } from './datasets'

const FLEET = {
  id: 'f-1',
  name: 'Fleet One',
}
/** Fails the schema because it has no name. */
const INVALID_FLEET = { id: 'f-1' }

function fileOf(rows: object): { text: string; sha256: string } {
  const text = JSON.stringify(rows)
  return { text, sha256: createHash('sha256').update(text).digest('hex') }
}

/** Simulates a host that returns these texts in turn, then keeps returning the last one. */
function host(...texts: string[]): ReturnType<typeof vi.fn> {
  let at = 0
  const asked = vi.fn(async (_url: string) => new Response(texts[Math.min(at++, texts.length - 1)]))
  vi.stubGlobal('fetch', asked)
  return asked
}

const dataset = (name: 'fleets' | 'users', sha256: string): KnownDataset => ({
  name,
  file: 'account.json',
  rows: 1,
  sha256,
})

afterEach(() => vi.unstubAllGlobals())

describe('reading datasets', () => {
  it('skips row checks for a file whose hash matches the manifest', async () => {
    const { text, sha256 } = fileOf({ fleets: [INVALID_FLEET] })
    host(text)
    expect(await datasetReader()(dataset('fleets', sha256))).toEqual([INVALID_FLEET])
  })

  it('checks every row of any other file and names the invalid one', async () => {
    host(JSON.stringify({ fleets: [INVALID_FLEET] }))
    await expect(datasetReader()(dataset('fleets', fileOf(FLEET).sha256))).rejects.toMatchObject({
      code: 'dataset-invalid',
      message: expect.stringContaining('fleets: 0.'),
    })
  })

  it('checks every row where the browser has no Web Crypto', async () => {
    const { text, sha256 } = fileOf({ fleets: [INVALID_FLEET] })
    host(text)
    vi.stubGlobal('crypto', {})
    await expect(datasetReader()(dataset('fleets', sha256))).rejects.toMatchObject({
      code: 'dataset-invalid',
    })
  })

  it('fetches a file with two datasets once', async () => {
    const { text, sha256 } = fileOf({ fleets: [INVALID_FLEET], users: [{ id: 'u-1' }] })
    const asked = host(text)
    const read = datasetReader()
    await read(dataset('fleets', sha256))
    expect(await read(dataset('users', sha256))).toEqual([{ id: 'u-1' }])
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('fetches a damaged file once more, bypassing the worker’s cache', async () => {
    const { text, sha256 } = fileOf({ fleets: [INVALID_FLEET] })
    const asked = host('{"fleets": [', text)
    expect(await datasetReader()(dataset('fleets', sha256))).toEqual([INVALID_FLEET])
    expect(asked.mock.calls[1]).toEqual([expect.stringMatching(/account.*\?again$/), { cache: 'no-store' }])
  })

  it('reports a missing file when the host does not respond', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    await expect(datasetReader()(dataset('fleets', ''))).rejects.toMatchObject({ code: 'dataset-missing' })
  })

  it('reports a missing file when the host takes the request and never answers', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const read = expect(datasetReader()(dataset('fleets', ''))).rejects.toMatchObject({
      code: 'dataset-missing',
    })
    await vi.advanceTimersByTimeAsync(DATASET_LIMIT_MS)
    await read
    vi.useRealTimers()
  })
})
