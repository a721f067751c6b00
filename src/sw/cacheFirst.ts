/// <reference lib="WebWorker" />
import { afterAwake } from '#domain/base/limit'
import { isExpectedFile } from './cleanResponse'

/** If the cache has not answered after this time, the network is asked as well: Cache storage may hang, not only fail. */
export const CACHE_PATIENCE_MS = 1_500

/** Limit for an answer of cache and network. */
export const ANSWER_LIMIT_MS = 4_000

export interface AnswerSources {
  /** Undefined if the cache does not have it. */
  cached: () => Promise<Response | undefined>
  fetched: () => Promise<Response>
}

/**
 * The answer of the cache; without one in time, or at all, that of the network (docs/starting.md S2). While
 * the cache may still have it, the network's answer counts only if it is the expected file: a captive portal
 * answers everything immediately.
 * @throws when neither answers
 */
export async function cacheFirst(url: string, { cached, fetched }: AnswerSources): Promise<Response> {
  const timers: (() => void)[] = []
  const after = (ms: number) => new Promise<void>((resolve) => timers.push(afterAwake(ms, resolve)))
  let asked: Promise<Response> | null = null
  const askNetwork = () => {
    asked ??= fetched()
    return asked
  }

  const inOrder = cached()
    .catch(() => undefined)
    .then((response) => response ?? askNetwork())
  const besideCache = after(CACHE_PATIENCE_MS)
    .then(askNetwork)
    .then(async (response) => ((await isExpectedFile(url, response)) ? response : inOrder))
    .catch(() => inOrder)
  const limit = after(ANSWER_LIMIT_MS).then(() => {
    throw new Error(`no answer for ${url}`)
  })
  try {
    return await Promise.race([inOrder, besideCache, limit])
  } finally {
    for (const stop of timers) stop()
  }
}
