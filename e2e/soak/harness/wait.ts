import { setTimeout as pause } from 'node:timers/promises'

const LIMIT_MS = 30_000

/**
 * Asks until the answer is true; an error in between counts as no. Playwright's own `expect` gives up too early for
 * a machine that also draws maps. @throws Error that names what was waited for
 */
export async function until(
  what: string,
  test: () => Promise<boolean> | boolean,
  limitMs = LIMIT_MS,
): Promise<void> {
  const end = Date.now() + limitMs
  let error: unknown = null
  for (;;) {
    try {
      if (await test()) return
      error = null
    } catch (problem) {
      error = problem
    }
    if (Date.now() > end)
      throw new Error(`In ${limitMs / 1000} s it never came: ${what}${error ? ` (${error})` : ''}`)
    await pause(100)
  }
}

/** Polls until the result is not undefined. @throws Error of the question, or one that names what was waited for */
export async function waitFor<T>(
  what: string,
  limitMs: number,
  ask: () => Promise<T | undefined>,
): Promise<T> {
  const end = Date.now() + limitMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > end) throw new Error(`waited ${limitMs / 1000} s for ${what}`)
    await pause(150)
  }
}

/** Ends a wait for something that may hang; the work itself goes on. @throws Error that names it */
export function within<T>(limitMs: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${limitMs / 1000} s`)), limitMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
