import { liveQuery } from 'dexie'
import { useSyncExternalStore } from 'react'
import { asAppError } from '../../domain/kiosk/errors'
import { failed, isSameLive, type Live, LOADING, MISSING, ready } from '../../domain/kiosk/live'
import type { PharosDatabase } from './db'
import { databaseGeneration, isDatabaseNewer, onDatabaseChange, withDatabase } from './gate'
import { onSeedProblem, seedProblem } from './seedStatus'

/** Answers that no screen shows are kept for so many arguments of a query, the newest. */
const KEPT_ANSWERS = 40

export type QueryArgument = string | number

/** One answer of a query, followed for as long as it is kept. */
export interface LiveAnswer<T> {
  current(): Live<T>
  /** Calls `listener` at each new answer. @returns what ends it */
  subscribe(listener: () => void): () => void
}

/** The answer of a query for its arguments, from memory where it was asked before. */
export type LiveQuery<Args extends readonly QueryArgument[], T> = (...args: Args) => LiveAnswer<T>

export interface LiveQueryOptions {
  /** Not followed while no screen shows it: for tables that change at every tap. */
  restWhenHidden?: boolean
}

interface KeptAnswer<T> extends LiveAnswer<T> {
  isShown(): boolean
  stop(): void
}

/** Said by a query that cannot tell yet, as while its datasets are being stored. */
export const PENDING: unique symbol = Symbol('pending')

/** What a query may answer: undefined where there is no such row. */
export type Answered<T> = T | undefined | typeof PENDING

/** Every map of answers, for `forgetAnswers`. */
const QUERIES = new Set<Map<string, KeptAnswer<unknown>>>()

/**
 * A query whose last answer stays in memory for the visit and is kept fresh by the database: a screen
 * that is opened again has its rows at once. Errors are said in the answer, never thrown.
 */
export function createLiveQuery<Args extends readonly QueryArgument[], T>(
  work: (db: PharosDatabase, ...args: Args) => PromiseLike<Answered<T>>,
  { restWhenHidden = false }: LiveQueryOptions = {},
): LiveQuery<Args, T> {
  const answers = new Map<string, KeptAnswer<T>>()
  QUERIES.add(answers)
  return (...args) => {
    const key = JSON.stringify(args)
    const known = answers.get(key)
    if (known) return known
    const answer = createAnswer<T>((db) => work(db, ...args), restWhenHidden)
    answers.set(key, answer)
    dropOldest(answers)
    return answer
  }
}

/** A query in a component: its answer so far, drawn again at each new one. */
export function useLiveQuery<Args extends readonly QueryArgument[], T>(
  query: LiveQuery<Args, T>,
  ...args: Args
): Live<T> {
  const answer = query(...args)
  return useSyncExternalStore(answer.subscribe, answer.current)
}

/** Drops the answers of all queries: a test's next database is another one. */
export function forgetAnswers(): void {
  for (const answers of QUERIES) {
    for (const answer of answers.values()) answer.stop()
    answers.clear()
  }
}

function dropOldest<T>(answers: Map<string, KeptAnswer<T>>): void {
  for (const [key, answer] of answers) {
    if (answers.size <= KEPT_ANSWERS) return
    if (answer.isShown()) continue
    answer.stop()
    answers.delete(key)
  }
}

function createAnswer<T>(
  work: (db: PharosDatabase) => PromiseLike<Answered<T>>,
  restWhenHidden: boolean,
): KeptAnswer<T> {
  let answered: Live<T> = LOADING
  let current: Live<T> = LOADING
  let stopFollowing: (() => void) | null = null
  const listeners = new Set<() => void>()

  function publish(): void {
    const problem = seedProblem()
    // Rows that never came are why nothing is there; rows that are there hide a later failure.
    const next = answered === LOADING && problem ? failed(problem) : answered
    if (isSameLive(current, next)) return
    current = next
    for (const listener of [...listeners]) listener()
  }

  function start(): void {
    if (stopFollowing) return
    const stopQuery = followQuery(work, (next) => {
      answered = next
      publish()
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
      listeners.add(listener)
      start()
      return () => {
        listeners.delete(listener)
        if (restWhenHidden && listeners.size === 0) stop()
      }
    },
    isShown: () => listeners.size > 0,
    stop,
  }
}

/** Follows a query across handles that died and were replaced. @returns what ends it */
export function followQuery<T>(
  work: (db: PharosDatabase) => PromiseLike<Answered<T>>,
  listener: (answer: Live<T>) => void,
): () => void {
  let generation = -1
  let subscription: { unsubscribe: () => void } | null = null
  const follow = () => {
    if (subscription && databaseGeneration() === generation && !isDatabaseNewer()) return
    generation = databaseGeneration()
    subscription?.unsubscribe()
    // Errors become answers: a live query that threw would not be asked again.
    subscription = liveQuery(() =>
      withDatabase((db) => Promise.resolve(work(db))).then(toLive<T>, (error: unknown) =>
        failed(asAppError(error)),
      ),
    ).subscribe({ next: listener })
  }
  const stopChanges = onDatabaseChange(follow)
  follow()
  return () => {
    stopChanges()
    subscription?.unsubscribe()
  }
}

function toLive<T>(value: Answered<T>): Live<T> {
  if (value === undefined) return MISSING
  return value === PENDING ? LOADING : ready(value)
}
