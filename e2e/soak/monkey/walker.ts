import { setTimeout as pause } from 'node:timers/promises'
import type { Key } from './action'
import type { PageMonkey } from './pageState'

export interface Point {
  x: number
  y: number
}

/** What a monkey does with a browser, and how it asks its page: one for each engine. */
export interface Hands {
  /** Taps are those of a finger. */
  readonly touch: boolean
  /** Value of an expression in the page, or of its promise. @throws Error of the page or of the browser */
  evaluate<T>(expression: string): Promise<T>
  /** Whether an evaluation failed because its document was replaced. */
  isLost(error: Error): boolean
  /** Waits for the document that replaces another one, and puts the monkey's script into it where it is missing. */
  nextDocument(): Promise<void>
  /** Loads an address. */
  load(address: string): Promise<void>
  reload(): Promise<void>
  history(way: 'back' | 'forward'): Promise<void>
  resize(width: number, height: number): Promise<void>
  tap(at: Point, times: 1 | 2): Promise<void>
  drag(from: Point, to: Point): Promise<void>
  scroll(deltaX: number, deltaY: number): Promise<void>
  press(key: Key): Promise<void>
  /** Types into the focused field, in place of what it holds. */
  type(text: string): Promise<void>
  /** Freezes the page, wakes it and takes its database handles away. */
  sleep(): Promise<void>
  /** Errors since the last call. */
  takeErrors(): string[]
  /** Closes tabs and windows that an action opened. */
  tidy(): Promise<void>
}

/** What a walk needs of a browser. */
export interface Walker extends Omit<Hands, 'evaluate' | 'isLost' | 'nextDocument'> {
  /** Calls a function of the page's monkey. @throws Error when the page does not answer */
  call<Name extends keyof PageMonkey>(
    name: Name,
    ...args: Parameters<PageMonkey[Name]>
  ): Promise<Awaited<ReturnType<PageMonkey[Name]>>>
  /** Navigates on the client, as a link does. */
  follow(address: string): Promise<void>
  /** Forgets stored choices and sets others. */
  store(choices: Record<string, string>): Promise<void>
}

/** Longest wait for an answer, above the walk's own wait for a map. */
const ANSWER_LIMIT_MS = 45_000
const PAUSE_MS = 50

/** A walker with the hands of an engine. */
export function walkerWith({ evaluate, isLost, nextDocument, ...acts }: Hands): Walker {
  /** Asks again while documents replace each other. */
  const ask = async <T>(expression: string): Promise<T> => {
    let last = 'the script of the monkey is missing'
    for (const end = Date.now() + ANSWER_LIMIT_MS; ; ) {
      const script = `(async () => window.monkey && document.body ? { answer: await (${expression}) } : null)()`
      const value = await evaluate<{ answer: T } | null>(script).catch((error: Error) => {
        if (!isLost(error)) throw error
        last = error.message
        return null
      })
      if (value) return value.answer
      if (Date.now() > end) throw new Error(`the page does not answer "${expression}": ${last}`)
      await nextDocument()
      await pause(PAUSE_MS)
    }
  }
  return {
    ...acts,
    call: (name, ...args) => ask(`window.monkey.${name}(...${JSON.stringify(args)})`),
    follow: (address) => ask(`history.pushState({}, '', ${JSON.stringify(address)})`),
    store: (choices) =>
      ask(`(localStorage.clear(), Object.entries(${JSON.stringify(choices)})
        .forEach(([key, value]) => localStorage.setItem(key, value)))`),
  }
}
