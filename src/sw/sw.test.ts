import { describe, expect, it, vi } from 'vitest'

/** What the worker uses of its scope, before its libraries are loaded. */
const listeners = vi.hoisted(() => {
  const listeners = new Map<string, ((event: object) => void)[]>()
  const scope = {
    __WB_MANIFEST: [{ url: 'assets/a.js', revision: null }],
    __WB_DISABLE_DEV_LOGS: true,
    location: new URL('https://kiosk.test/sw.js'),
    registration: { scope: 'https://kiosk.test/' },
    addEventListener: (type: string, listener: (event: object) => void) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  }
  Object.assign(globalThis, { ...scope, self: scope })
  return listeners
})
vi.mock('./documents', () => ({ answerNavigation: async () => new Response('document') }))
vi.mock('./cacheFirst', () => ({ cacheFirst: async () => new Response('file') }))

await import('./sw')

/** The worker's answer to a request; null if it leaves it to the network. */
async function answered(path: string, mode: RequestMode): Promise<string | null> {
  let answer: Promise<Response> | null = null
  const respondWith = (response: Promise<Response>) => {
    answer = response
  }
  const request = new Request(`https://kiosk.test${path}`)
  // No program can make a request of this mode.
  Object.defineProperty(request, 'mode', { value: mode })
  for (const listener of listeners.get('fetch') ?? []) listener({ request, respondWith })
  return (await (answer as Promise<Response> | null))?.text() ?? null
}

describe('the worker', () => {
  it.each(['/', '/welcome', '/0?view=11/41.9/-87.7', '/1/detail/..%2f', '/nowhere'])(
    'answers a page load of %s with a document',
    async (path) => expect(await answered(path, 'navigate')).toBe('document'),
  )

  it.each(['/api/v1/vehicles', '/socket.io/?EIO=4', '/handoff.html', '/config.json'])(
    'leaves a page load of %s to the network',
    async (path) => expect(await answered(path, 'navigate')).toBeNull(),
  )

  it('answers for the files of its build and for no other', async () => {
    expect(await answered('/assets/a.js', 'no-cors')).toBe('file')
    expect(await answered('/assets/b.js', 'no-cors')).toBeNull()
  })
})
