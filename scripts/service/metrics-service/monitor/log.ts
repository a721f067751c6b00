import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { databaseTrouble, sqlState } from './databaseError'

/** `json`: one line each for a program that collects logs. `text`: for a person at a terminal. */
export type LogForm = 'json' | 'text'

export type Fields = Readonly<Record<string, unknown>>

/**
 * What the service logs: never anything of a record, the token or a password. A message is constant; what differs is
 * in its fields. Of equal messages the first is written at once, and how many more came within ten seconds at their end.
 */
export interface ServiceLog {
  info(message: string, fields?: Fields): void
  warn(message: string, fields?: Fields): void
  error(message: string, fields?: Fields): void
}

const REPEAT_MS = 10_000

const ASKED = process.env.METRICS_LOG?.trim() ?? ''

/** What `METRICS_LOG` asks for; without it, text at a terminal and JSON elsewhere. */
export const processForm: LogForm =
  ASKED === 'json' || (ASKED !== 'text' && !process.stdout.isTTY) ? 'json' : 'text'

/** Throws a plain sentence for a `METRICS_LOG` that is neither form. */
export function assertLogForm(): void {
  if (!['', 'json', 'text'].includes(ASKED))
    throw new Error(`METRICS_LOG must be "json" or "text", not "${ASKED}".`)
}

/** @param out in place of the standard output, which is written to at once, so that no line is lost at the end */
export function createLog(form: LogForm, out?: DestinationStream): ServiceLog {
  const options: LoggerOptions = {
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  }
  const write = (text: string) => void (out ? out.write(text) : process.stdout.write(text))
  if (form === 'text') return limited(pino(options, { write: (line) => write(textOf(line)) }))
  return limited(out ? pino(options, out) : pino(options))
}

/** Its own lines at once; equal ones that follow are counted. */
function limited(logger: Logger): ServiceLog {
  const repeats = new Map<string, number>()
  const say =
    (level: 'info' | 'warn' | 'error') =>
    (message: string, fields: Fields = {}) => {
      const more = repeats.get(message)
      if (more !== undefined) {
        repeats.set(message, more + 1)
        return
      }
      logger[level](fields, message)
      if (level === 'info') return
      repeats.set(message, 0)
      setTimeout(() => {
        const times = repeats.get(message) ?? 0
        repeats.delete(message)
        if (times > 0) logger[level]({ times, seconds: REPEAT_MS / 1000 }, message)
      }, REPEAT_MS).unref()
    }
  return { info: say('info'), warn: say('warn'), error: say('error') }
}

/** A line of JSON as a person reads it. */
function textOf(line: string): string {
  const { level, time, pid: _, msg, ...fields } = JSON.parse(line) as Record<string, unknown>
  const details = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  const clock = new Date(String(time)).toTimeString().slice(0, 8)
  return `${[clock, String(level).padEnd(5), msg, ...details].join('  ')}\n`
}

/** Classes whose messages may hold values of a record; the others name tables, roles, files and hosts. */
const MAY_HOLD_VALUES = /^(22|23|P0)/

/** What may be said of a failure of the database. */
export function databaseFields(error: unknown): Fields {
  const state = sqlState(error)
  return {
    trouble: databaseTrouble(error),
    ...(state === '' ? {} : { sqlState: state }),
    ...(MAY_HOLD_VALUES.test(state) ? {} : { error: safeMessage(error) }),
  }
}

/** What may be said of an error that nobody expected. A syntax error quotes what it could not read. */
export function unexpectedFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error }
  const quotes = error instanceof SyntaxError || MAY_HOLD_VALUES.test(sqlState(error))
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line))
  return {
    error: quotes ? error.name : `${error.name}: ${safeMessage(error)}`,
    at: frames.slice(0, 8).map((frame) => frame.trim().slice(3)),
  }
}

/** An error's message without what stands before the `@` of an address: that is where a password is. */
export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Several addresses that refused have only a code in common.
  const code = 'code' in error ? String(error.code) : ''
  return (error.message || code || error.name).replace(/\/\/[^\s/]*@/g, '//***@').slice(0, 500)
}

/** For tests, and where nobody reads it. */
export const SILENT_LOG: ServiceLog = { info() {}, warn() {}, error() {} }

/** The log of this process, on its standard output. */
export const processLog: ServiceLog = createLog(processForm)
