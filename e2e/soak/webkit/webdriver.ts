/** Longer than a walk waits for a map, so that the page itself says what it waited for, on a busy machine too. */
const REQUEST_LIMIT_MS = 60_000
/** Between two keys or two taps, and while a finger is down. */
const PRESS_MS = 60

interface Answer {
  value?: unknown
}

/** A W3C WebDriver session: the few commands that the offline test needs. */
export class WebDriverSession {
  readonly #base: string

  private constructor(base: string) {
    this.#base = base
  }

  /** Starts a browser through the driver at `address`. */
  static async open(address: string, capabilities: Record<string, unknown>): Promise<WebDriverSession> {
    const value = await request('POST', `${address}/session`, { capabilities: { alwaysMatch: capabilities } })
    if (typeof value !== 'object' || value === null || !('sessionId' in value)) throw new Error('no session')
    return new WebDriverSession(`${address}/session/${String(value.sessionId)}`)
  }

  async visit(url: string): Promise<void> {
    await request('POST', `${this.#base}/url`, { url })
  }

  /** Opens another tab, without going there. @returns its name for `switchTo` */
  async openTab(): Promise<string> {
    const opened = await request('POST', `${this.#base}/window/new`, { type: 'tab' })
    if (typeof opened !== 'object' || opened === null || !('handle' in opened)) throw new Error('no tab')
    return String(opened.handle)
  }

  /** Name of the tab that commands go to. */
  async currentTab(): Promise<string> {
    return String(await request('GET', `${this.#base}/window`))
  }

  /** Lets all further commands go to another tab. */
  async switchTo(tab: string): Promise<void> {
    await request('POST', `${this.#base}/window`, { handle: tab })
  }

  /** Runs a function body in the page. @returns its JSON value */
  run(script: string): Promise<unknown> {
    return request('POST', `${this.#base}/execute/sync`, { script, args: [] })
  }

  /** Runs a function body that returns a promise. @returns its JSON value */
  async runAsync(script: string): Promise<unknown> {
    const body = `const done = arguments[arguments.length - 1]
      Promise.resolve((async () => { ${script} })()).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = await request('POST', `${this.#base}/execute/async`, { script: body, args: [] })
    const { value, error } = (answer ?? {}) as { value?: unknown; error?: string }
    if (error !== undefined) throw new Error(error)
    return value
  }

  /** Taps a point of the window, CSS pixels. */
  tap(x: number, y: number): Promise<void> {
    return this.drag([[x, y]])
  }

  /** Presses at the first of some points of the window, and lifts at the last. */
  async drag(points: readonly (readonly [x: number, y: number])[]): Promise<void> {
    const [start, ...further] = points.map(([x, y]) => ({
      type: 'pointerMove',
      duration: 0,
      x: Math.round(x),
      y: Math.round(y),
    }))
    const press = [start, { type: 'pointerDown', button: 0 }, { type: 'pause', duration: PRESS_MS }]
    const actions = [...press, ...further, { type: 'pointerUp', button: 0 }]
    await request('POST', `${this.#base}/actions`, {
      actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
    })
  }

  /** Presses keys by their WebDriver values one after another, the first ones held when `held` says so. */
  async press(keys: readonly string[], held = 0): Promise<void> {
    const down = (value: string) => ({ type: 'keyDown', value })
    const up = (value: string) => ({ type: 'keyUp', value })
    const modifiers = keys.slice(0, held)
    const actions = [
      ...modifiers.map(down),
      ...keys.slice(held).flatMap((key) => [down(key), up(key)]),
      ...modifiers.map(up),
    ]
    await request('POST', `${this.#base}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  async history(way: 'back' | 'forward' | 'refresh'): Promise<void> {
    await request('POST', `${this.#base}/${way}`, {})
  }

  /** Sets the size of the window, CSS pixels. */
  async resize(width: number, height: number): Promise<void> {
    await request('POST', `${this.#base}/window/rect`, { x: 0, y: 0, width, height })
  }

  /** Types into the field that a function body in the page returns. */
  async type(field: string, text: string): Promise<void> {
    const found = await this.run(field)
    const id = typeof found === 'object' && found !== null ? Object.values(found)[0] : undefined
    if (typeof id !== 'string') throw new Error(`there is no field to type "${text}" into`)
    await request('POST', `${this.#base}/element/${id}/value`, { text })
  }

  /**
   * A PNG of the window. Waits two frames first: straight after a change WebKitGTK shows the frame
   * before it, while the DOM is new already.
   */
  async screenshot(): Promise<Buffer> {
    const twoFrames =
      'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(true)))'
    await request('POST', `${this.#base}/execute/async`, { script: twoFrames, args: [] })
    return Buffer.from(String(await request('GET', `${this.#base}/screenshot`)), 'base64')
  }

  /** Closes the browser. */
  async quit(): Promise<void> {
    await request('DELETE', this.#base)
  }
}

/** True when a driver answers at `address`. */
export async function driverReady(address: string): Promise<boolean> {
  try {
    await request('GET', `${address}/status`)
    return true
  } catch {
    return false
  }
}

async function request(method: string, url: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    // Without a display the driver accepts a session and never answers, so every command has a timeout.
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as Answer
  if (typeof value === 'object' && value !== null && 'error' in value) {
    throw new Error(`${String(value.error)}: ${'message' in value ? String(value.message) : ''}`)
  }
  return value
}
