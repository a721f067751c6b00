import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog, databaseFields, type LogForm, unexpectedFields } from './log'
import { loggedStream } from './loggedStream'

/** A log whose lines a test reads. */
function logged(form: LogForm = 'json') {
  const lines: string[] = []
  return { log: createLog(form, { write: (line) => lines.push(line) }), lines }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a line is one object of JSON with level, time and message', () => {
  const { log, lines } = logged()
  log.warn('A client left.', { route: '/a\nb' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^[^\n]+\n$/)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'warn',
    time: new Date().toISOString(),
    pid: process.pid,
    msg: 'A client left.',
    route: '/a\nb',
  })
})

test('a person at a terminal reads words', () => {
  const { log, lines } = logged('text')
  log.error('The database failed.', { trouble: 'away' })
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d {2}error {2}The database failed\. {2}trouble="away"\n$/),
  ])
})

test('a thousand equal failures are the first and how many followed', () => {
  const { log, lines } = logged()
  for (let time = 0; time < 1_000; time++) log.error('The database failed.', { route: '/api/interaction' })
  log.error('Another one failed.')
  vi.advanceTimersByTime(10_000)
  log.error('The database failed.')
  const said = lines.map((line) => JSON.parse(line) as { msg: string; times?: number })
  expect(said.map(({ msg, times }) => [msg, times])).toEqual([
    ['The database failed.', undefined],
    ['Another one failed.', undefined],
    ['The database failed.', 999],
    ['The database failed.', undefined],
  ])
})

test('a reply that breaks off is logged, and what the driver says of it goes no further', async () => {
  const { log, lines } = logged()
  const failure = Object.assign(new Error('failing row (Home)'), { code: '23514' })
  let parts = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (parts++ > 0) throw failure
      controller.enqueue(new TextEncoder().encode('head'))
    },
  })
  await expect(new Response(loggedStream(body, log)).text()).rejects.toThrow('The database failed.')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', trouble: 'refused', sqlState: '23514' },
  ])
  expect(lines.join('')).not.toContain('Home')
})

describe('the log holds', () => {
  test('no password of a connection string', () => {
    const error = new Error('cannot parse postgres://pharos:s3cr:et@db.example/records')
    const fields = JSON.stringify([databaseFields(error), unexpectedFields(error)])
    expect(fields).toContain('//***@db.example/records')
    expect(fields).not.toContain('s3cr')
  })

  test.each(['22P02', '23502', 'P0001'])('no value of a record that error %s names', (code) => {
    const error = Object.assign(new Error('invalid input: "Home"'), { code, detail: 'Failing row (Home)' })
    expect(databaseFields(error)).toEqual({ trouble: 'refused', sqlState: code })
  })

  test('nothing of what could not be read as JSON', () => {
    let error: unknown
    try {
      JSON.parse('{"action": Home}')
    } catch (thrown) {
      error = thrown
    }
    const fields = unexpectedFields(error)
    expect(fields).toEqual({ error: 'SyntaxError', at: expect.any(Array) })
    expect(JSON.stringify(fields)).not.toContain('Home')
  })
})
