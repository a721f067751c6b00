import { randomUUID } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { WireInteraction } from '#domain/recording/interaction'
import { openServer, type RunningServer } from '../httpServer'

import { openPostgres } from '../postgres'
import type { Sql } from '../store'
import { openMemoryDatabase } from './memoryDatabase'

export interface Driver {
  name: string
  /** A database of its own; `drop` removes it and closes the connection. */
  open(): Promise<{ sql: Sql; drop(): Promise<void> }>
}

const embedded: Driver = {
  name: 'embedded Postgres',
  async open() {
    const sql = await openMemoryDatabase()
    return { sql, drop: () => sql.close() }
  },
}

function server(url: string): Driver {
  return {
    name: 'Postgres server',
    async open() {
      const schema = `test_${randomUUID().replaceAll('-', '')}`
      const sql = await openPostgres(url, { schema })
      return {
        sql,
        // By a connection of its own: a test may have closed the first.
        async drop() {
          await sql.close()
          const other = await openPostgres(url)
          await other.script(`drop schema ${schema} cascade`)
          await other.close()
        },
      }
    },
  }
}

export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL

/** The embedded database, and a real server where `TEST_DATABASE_URL` names one. */
export const DRIVERS: Driver[] = TEST_DATABASE_URL ? [embedded, server(TEST_DATABASE_URL)] : [embedded]

/** Serves an app over real HTTP on a free port of the loopback. */
export function serveApp(app: Hono): Promise<RunningServer> {
  return openServer({
    listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    port: 0,
    host: '127.0.0.1',
  })
}

/** A valid record with a session of its own. */
export function record(overrides: Partial<WireInteraction> = {}): WireInteraction {
  const createdAt = '2026-03-04T10:20:30.123Z'
  return {
    activationId: 'pharos-web-fleet-en-us',
    sessionIdentifier: randomUUID(),
    action: 'Home',
    value: null,
    createdAt,
    updatedAt: createdAt,
    ...overrides,
  }
}

/** Posts `body` as JSON, a text as it is. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/interaction`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
