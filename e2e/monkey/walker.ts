import type { Key } from './action'
import type { PageMonkey } from './pageState'

export interface Point {
  x: number
  y: number
}

/** What a monkey needs of a browser: one for each engine. */
export interface Walker {
  /** Taps are those of a finger. */
  readonly touch: boolean
  /** Calls a function of the page's monkey. */
  call<Name extends keyof PageMonkey>(
    name: Name,
    ...args: Parameters<PageMonkey[Name]>
  ): Promise<Awaited<ReturnType<PageMonkey[Name]>>>
  /** Loads an address. */
  load(address: string): Promise<void>
  /** Navigates on the client, as a link does. */
  follow(address: string): Promise<void>
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
  /** Forgets stored choices and sets others. */
  store(choices: Record<string, string>): Promise<void>
}
