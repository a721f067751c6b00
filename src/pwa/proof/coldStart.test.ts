import { describe, expect, it } from 'vitest'
import { OFFLINE_PROOF_HEADER } from '#domain/device/deviceMirror'
import { walkColdStart } from './coldStart'

const SITE: Record<string, string> = {
  '/': '<script type="module" src="/assets/first-AAAAAAA1.js"></script><link href="/assets/first-AAAAAAA2.css">',
  '/assets/first-AAAAAAA1.js':
    'import{a}from"./common-AAAAAAA3.js";import("./room-AAAAAAA4.js");m=["assets/room-AAAAAAA5.css"];x=`data-AAAAAAA6.json`;"./not-a-file.js"',
  '/assets/first-AAAAAAA2.css': '@font-face{src:url(/assets/Inter-AAAAAAA7.woff2)}',
  '/assets/common-AAAAAAA3.js': 'export const a=1',
  '/assets/room-AAAAAAA4.js': 'import"./common-AAAAAAA3.js"',
  '/assets/room-AAAAAAA5.css': 'a{}',
  '/assets/data-AAAAAAA6.json': '"./unread-AAAAAAA8.js"',
  '/assets/Inter-AAAAAAA7.woff2': 'font',
}

/** A worker that answers from a site; `mark` null is a host without a worker. */
const answering =
  (site: Record<string, string>, isWorker = true) =>
  async (url: string, { headers }: RequestInit): Promise<Response> => {
    const mark = (headers as Record<string, string>)[OFFLINE_PROOF_HEADER] ?? ''
    const text = site[url]
    return new Response(text ?? null, {
      status: text === undefined ? 504 : 200,
      headers: isWorker ? { [OFFLINE_PROOF_HEADER]: mark } : {},
    })
  }

describe('a cold start', () => {
  it('follows what documents, scripts and styles ask for, each once', async () => {
    expect(await walkColdStart(['/'], answering(SITE))).toEqual({
      documents: 1,
      files: 7,
      lacking: [],
      isBypassed: false,
    })
  })

  it('names what is not answered, a document too', async () => {
    const { '/assets/room-AAAAAAA4.js': _, ...rest } = SITE
    const start = await walkColdStart(['/', '/1'], answering(rest))
    expect(start.lacking.toSorted()).toEqual(['/1', '/assets/room-AAAAAAA4.js'])
  })

  it('proves nothing when the host answers in the worker’s place', async () => {
    expect((await walkColdStart(['/'], answering(SITE, false))).isBypassed).toBe(true)
    const failing = await walkColdStart(['/'], () => Promise.reject(new TypeError('no network')))
    expect(failing.lacking).toEqual(['/'])
  })
})
