import { i18n } from '@lingui/core'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { services } from '../routes/services'
import { SETTLED_AFTER_MS } from './failedStarts'
import { FIRST_SCREEN_LIMIT_MS, PAINT_LIMIT_MS, RELOADED_LIMIT_MS, start } from './start'

const app = vi.hoisted(() => ({
  load: (): Promise<unknown> => Promise.resolve(),
  screen: (): string => 'the first screen',
  services: (): Promise<unknown> => Promise.resolve(),
}))
vi.mock('../language/language', () => ({ showInitialLocale: async () => undefined }))
vi.mock('../routes/router', () => ({ router: { load: () => app.load() } }))
vi.mock('../routes/screens', () => ({
  loadScreens: async () => undefined,
  setScreenPreparation: () => undefined,
}))
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  RouterProvider: () => app.screen(),
}))
vi.mock('./AppFormats', () => ({ AppFormats: ({ children }: { children: unknown }) => children }))
vi.mock('./services', () => ({ services: () => app.services(), startPage: () => app.services() }))

const never = () => new Promise<never>(() => undefined)
const root = () => document.getElementById('root')
const plainPage = () => document.querySelector('.plain-page')
const reload = vi.fn()

/** Lets time pass in the page, and React work. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  sessionStorage.clear()
  document.body.innerHTML = '<div id="root">as it was built</div>'
  Object.assign(app, {
    load: async () => undefined,
    screen: () => 'the first screen',
    services: async () => undefined,
  })
  // A page that is left says so, whatever it is left for.
  reload.mockReset().mockImplementation(() => void dispatchEvent(new Event('pagehide')))
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal('reportError', () => undefined)
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true })
})
afterEach(async () => {
  // A frame that is asked for and never comes would hold all that waits for the next one.
  if (vi.isFakeTimers()) await vi.runOnlyPendingTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a first screen that does not load', () => {
  it('is asked for once more by a reload, once a minute', async () => {
    app.load = never
    void start()
    await pass(FIRST_SCREEN_LIMIT_MS - 1)
    expect(reload).not.toHaveBeenCalled()
    await pass(1)
    expect(reload).toHaveBeenCalledOnce()
    void start()
    await pass(RELOADED_LIMIT_MS - 1)
    expect(plainPage()).toBeNull()
    await pass(1)
    expect(plainPage()).not.toBeNull()
    expect(reload).toHaveBeenCalledOnce()
    await pass(60_000)
    void start()
    await pass(FIRST_SCREEN_LIMIT_MS)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('is waited for where no worker answers, and takes its place when it comes', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: null }, configurable: true })
    app.load = () => new Promise((resolve) => setTimeout(resolve, 4 * FIRST_SCREEN_LIMIT_MS))
    void start()
    await pass(2 * FIRST_SCREEN_LIMIT_MS)
    expect(root()?.textContent).toBe('as it was built')
    await pass(2 * FIRST_SCREEN_LIMIT_MS)
    expect(reload).not.toHaveBeenCalled()
    expect(root()?.textContent).toBe('the first screen')
  })

  it('is answered by the page of last resort when it fails', async () => {
    app.load = () => Promise.reject(new Error('broken'))
    void start()
    await pass(0)
    expect(plainPage()?.querySelectorAll('p')).toHaveLength(3)
    expect(plainPage()?.querySelectorAll('a')).toHaveLength(1)
  })
})

it('an error that no boundary of a screen catches leaves the page of last resort, not an empty one', async () => {
  app.screen = () => {
    throw new Error('broken')
  }
  // React keeps an error inside `act` to itself.
  vi.useRealTimers()
  void start()
  await vi.waitFor(() => expect(plainPage()?.textContent).toContain('Try again'))
})

describe('a start that fails', () => {
  const fail = async () => {
    void start()
    await pass(0)
  }
  const safeMode = () => document.querySelector('[data-safe]')

  beforeEach(() => {
    app.load = () => Promise.reject(new Error('broken'))
  })

  it('twice in a row ends in safe mode, and so does the next start', async () => {
    await fail()
    expect(plainPage()).not.toBeNull()
    expect(safeMode()).toBeNull()
    await fail()
    expect(safeMode()).not.toBeNull()
    app.load = async () => undefined
    await fail()
    expect(safeMode()).not.toBeNull()
  })

  it('twice with a start between that settled shows the page of last resort alone', async () => {
    await fail()
    app.load = async () => undefined
    void start()
    await pass(PAINT_LIMIT_MS + SETTLED_AFTER_MS)
    app.load = () => Promise.reject(new Error('broken'))
    await fail()
    expect(plainPage()).not.toBeNull()
    expect(safeMode()).toBeNull()
  })

  it('is not what safe mode says where staff asked for it', async () => {
    history.replaceState(null, '', '/?safe')
    await fail()
    history.replaceState(null, '', '/')
    expect(safeMode()).not.toBeNull()
    expect(safeMode()?.textContent).not.toContain('failed to start')
  })

  it('can be tried once more from safe mode, which comes back when that fails too', async () => {
    await fail()
    await fail()
    safeMode()?.querySelector('a')?.click()
    expect(reload).toHaveBeenCalledOnce()
    app.load = async () => undefined
    void start()
    await pass(0)
    expect(root()?.textContent).toBe('the first screen')
    app.load = () => Promise.reject(new Error('broken'))
    await fail()
    expect(safeMode()).not.toBeNull()
  })
})

describe('services', () => {
  it('start without a painted frame', async () => {
    const started = vi.fn(async () => undefined)
    app.services = started
    vi.stubGlobal('requestAnimationFrame', () => 0)
    void start()
    await pass(PAINT_LIMIT_MS - 1)
    expect(started).not.toHaveBeenCalled()
    // Their code comes in a task after that of the screens.
    await pass(1)
    await pass(1)
    expect(started).toHaveBeenCalledOnce()
  })

  it('come to a route that asks for them', async () => {
    const metrics = {}
    app.services = async () => metrics
    void start()
    await pass(0)
    const asked = services()
    await pass(1)
    expect(await asked).toBe(metrics)
  })
})
