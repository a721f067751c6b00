import { liveQuery } from 'dexie'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '#domain/base/emitter'
import { asAppError } from '#domain/base/errors'
import { failed, isSameLive, type Live, LOADING, MISSING, matchLive, ready } from '#domain/base/live'
import { nextTask } from '#domain/base/nextTask'
import { runAll } from '#domain/base/runAll'
import { databaseGeneration, isDatabaseNewer, onDatabaseChange, withDatabase } from './databaseConnection'
import type { PharosDatabase } from './db'
import { onSeedProblem, seedProblem } from './seedStatus'

/** How many unobserved results are cached per query; the newest are kept. */
const MAX_CACHED_RESULTS = 40

export type QueryArgument = string | number

/** A result of a query for one set of arguments, observed for as long as it is cached. */
export interface LiveResult<T> {
  current(): Live<T>
  /** Calls `listener` at each new result. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
}

/** Returns the result for the arguments, from the cache if there is one. */
export type LiveQuery<Args extends readonly QueryArgument[], T> = (...args: Args) => LiveResult<T>

export interface LiveQueryOptions {
  /** Paused while no screen is visible: for tables that change at every tap. */
  restWhenHidden?: boolean
}

interface CachedResult<T> extends LiveResult<T> {
  isShown(): boolean
  stop(): void
}

/** Returned by a query that has no result yet, for example while its datasets are being stored. */
export const PENDING: unique symbol = Symbol('pending')

/** Result of a query; undefined if there is no such row. */
export type QueryResult<T> = T | undefined | typeof PENDING

/** The cache of every query, for `clearQueryCache`. */
const QUERIES = new Set<Map<string, CachedResult<unknown>>>()

/**
 * A query whose results stay in memory for the visit and are updated by the database, so that a screen
 * has its rows at once when it is reopened. Errors are part of the result and are never thrown.
 */
export function createLiveQuery<Args extends readonly QueryArgument[], T>(
  work: (db: PharosDatabase, ...args: Args) => PromiseLike<QueryResult<T>>,
  { restWhenHidden = false }: LiveQueryOptions = {},
): LiveQuery<Args, T> {
  const answers = new Map<string, CachedResult<T>>()
  QUERIES.add(answers)
  return (...args) => {
    const key = JSON.stringify(args)
    const known = answers.get(key)
    if (known) return known
    const answer = createResult<T>((db) => work(db, ...args), restWhenHidden)
    answers.set(key, answer)
    evictOldest(answers)
    return answer
  }
}

/** Uses a query in a component, which renders again at each new result. */
export function useLiveQuery<Args extends readonly QueryArgument[], T>(
  query: LiveQuery<Args, T>,
  ...args: Args
): Live<T> {
  const answer = query(...args)
  return useSyncExternalStore(answer.subscribe, answer.current)
}

/** Clears the results of all queries, for tests that replace the database. */
export function clearQueryCache(): void {
  for (const answers of QUERIES) {
    for (const answer of answers.values()) answer.stop()
    answers.clear()
  }
}

function evictOldest<T>(answers: Map<string, CachedResult<T>>): void {
  for (const [key, answer] of answers) {
    if (answers.size <= MAX_CACHED_RESULTS) return
    if (answer.isShown()) continue
    answer.stop()
    answers.delete(key)
  }
}

function createResult<T>(
  work: (db: PharosDatabase) => PromiseLike<QueryResult<T>>,
  restWhenHidden: boolean,
): CachedResult<T> {
  let answered: Live<T> = LOADING
  let current: Live<T> = LOADING
  let stopFollowing: (() => void) | null = null
  const changes = createEmitter()

  function publish(): void {
    const problem = seedProblem()
    // A seeding problem explains missing rows, while existing rows take precedence over a later failure.
    const next = answered === LOADING && problem ? failed(problem) : answered
    if (isSameLive(current, next)) return
    current = next
    changes.emit()
  }

  function start(): void {
    if (stopFollowing) return
    const stopQuery = followQuery(work, (next) => {
      answered = next
      publishTogether(publish)
    })
    const stopSeed = onSeedProblem(publish)
    stopFollowing = () => {
      stopQuery()
      stopSeed()
    }
    publish()
  }

  function stop(): void {
    stopFollowing?.()
    stopFollowing = null
  }

  if (!restWhenHidden) start()
  return {
    current: () => current,
    subscribe(listener) {
      const leave = changes.on(listener)
      start()
      return () => {
        leave()
        if (restWhenHidden && !changes.isHeard()) stop()
      }
    },
    isShown: changes.isHeard,
    stop,
  }
}

/** What is published by the next task. */
const unpublished = new Set<() => void>()

/**
 * Publishes results that arrive at the same moment in one task, so that a screen with several queries renders once for
 * all of them. One whose listener throws does not hold back the others.
 */
function publishTogether(publish: () => void): void {
  unpublished.add(publish)
  if (unpublished.size > 1) return
  void nextTask().then(() => {
    const all = [...unpublished]
    unpublished.clear()
    runAll(all)
  })
}

/** First and longest pause before a query that storage did not answer is retried. */
export const ASK_AGAIN_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Observes a query and resubscribes when the connection was replaced. A missing answer becomes an error after
 * the limit of every call, and is retried after growing pauses: the tab that held the database may be closed
 * by then (docs/starting.md S11).
 * @returns the unsubscribe function
 */
export function followQuery<T>(
  work: (db: PharosDatabase) => PromiseLike<QueryResult<T>>,
  listener: (answer: Live<T>) => void,
): () => void {
  let generation = -1
  let subscription: { unsubscribe: () => void } | null = null
  let pauseMs = ASK_AGAIN_MS
  let asking: ReturnType<typeof setTimeout> | undefined
  const answer = (next: Live<T>) => {
    clearTimeout(asking)
    if (isLost(next)) {
      asking = setTimeout(subscribe, pauseMs)
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    } else pauseMs = ASK_AGAIN_MS
    listener(next)
  }
  let asked = 0
  let isAsking = false
  const settled = (question: number) => {
    if (question !== asked) return
    isAsking = false
    generation = databaseGeneration()
  }
  // A running query continues on the new handle; restarted each time a handle is dropped, it would never
  // reach its limit.
  const follow = () => {
    if (!subscription || isDatabaseNewer() || (!isAsking && databaseGeneration() !== generation)) subscribe()
  }
  const subscribe = () => {
    subscription?.unsubscribe()
    // Errors become results, because a live query that throws is not run again.
    subscription = liveQuery(() => {
      asked += 1
      const question = asked
      isAsking = true
      return withDatabase((db) => Promise.resolve(work(db)))
        .then(toLive<T>, (error: unknown) => failed(asAppError(error)))
        .finally(() => settled(question))
    }).subscribe({ next: answer })
  }
  const stopChanges = onDatabaseChange(follow)
  follow()
  return () => {
    clearTimeout(asking)
    stopChanges()
    subscription?.unsubscribe()
  }
}

const isLost = (answer: Live<unknown>): boolean =>
  matchLive(answer, {
    loading: () => false,
    ready: () => false,
    missing: () => false,
    error: ({ code }) => code === 'storage-lost',
  })

function toLive<T>(value: QueryResult<T>): Live<T> {
  if (value === undefined) return MISSING
  return value === PENDING ? LOADING : ready(value)
}
