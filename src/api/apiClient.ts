import { tokenState } from '#domain/account/sessionToken'
import { ApiError } from '#domain/base/errors'
import { fieldsOf, parseJson } from '#domain/base/unknownValue'
import { type ApiLog, logApi } from './apiLog'

/** The stored token, which belongs to a layer above. */
export interface TokenStore {
  read: () => string | null
  clear: () => void
}

export interface ApiClientOptions {
  /** Host of the product API; calls go below its `/api`. */
  apiUrl: string
  token: TokenStore
  /** Called after a 401 has cleared the token, with the token that was sent, or null. */
  onUnauthorized: (sent: string | null) => void
  log?: ApiLog
  now?: () => number
  timeoutMs?: number
}

export interface CallOptions {
  signal?: AbortSignal
}

/**
 * Calls of the product API (docs/contracts.md C7). Every promise resolves to the parsed JSON, null for an
 * empty answer, or rejects with an `ApiError`.
 */
export interface ApiClient {
  get(path: string, options?: CallOptions): Promise<unknown>
  post(path: string, body: unknown, options?: CallOptions): Promise<unknown>
  put(path: string, body: unknown, options?: CallOptions): Promise<unknown>
  patch(path: string, body: unknown, options?: CallOptions): Promise<unknown>
  delete(path: string, options?: CallOptions): Promise<unknown>
  head(path: string, options?: CallOptions): Promise<void>
}

/** Timeout of a call. */
export const CALL_LIMIT_MS = 15_000

export function createApiClient({
  apiUrl,
  token,
  onUnauthorized,
  log = logApi,
  now = Date.now,
  timeoutMs = CALL_LIMIT_MS,
}: ApiClientOptions): ApiClient {
  const base = `${apiUrl.replace(/\/+$/, '')}/api`

  async function call(method: string, path: string, options: CallOptions = {}, body?: unknown) {
    const { signal, isLate, done } = deadline(timeoutMs, options.signal)
    try {
      const response = await fetch(addressOf(base, path), {
        method,
        headers: headersOf(token.read(), now(), body !== undefined),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // The token is the session; cookies of that host are not used.
        credentials: 'omit',
        cache: 'no-store',
        signal,
      })
      const text = await response.text()
      if (response.status >= 400) throw refusal(response, text)
      return method === 'HEAD' || text === '' ? null : parse(text, response.status)
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      const code = isLate() ? 'api-timeout' : signal.aborted ? 'api-aborted' : 'api-unreachable'
      throw new ApiError(code, `${method} ${path}`.trim(), { cause })
    } finally {
      done()
    }
  }

  function refusal({ status, statusText }: Response, text: string): ApiError {
    const details = fieldsOf(parseJson(text))
    const detail = textOf(details.message) ?? `${status} ${statusText}`.trim()
    if (status === 401) {
      const sent = token.read()
      token.clear()
      onUnauthorized(sent)
      return new ApiError('api-unauthorized', detail, { status })
    }
    if (status === 422) {
      const errors = errorTexts(details.errors)
      for (const error of errors) log('error', error)
      if (errors.length === 0) log('error', detail)
      return new ApiError('api-invalid', detail, { status, errors })
    }
    log('error', detail)
    if (details.stack !== undefined) log('error', String(details.stack))
    if (details.logs !== undefined) log('error', 'logs', details.logs)
    return new ApiError('api-failed', detail, { status })
  }

  return {
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, options, body),
    put: (path, body, options) => call('PUT', path, options, body),
    patch: (path, body, options) => call('PATCH', path, options, body),
    delete: (path, options) => call('DELETE', path, options),
    head: async (path, options) => void (await call('HEAD', path, options)),
  }
}

/** `path` below the base; an empty one is the base itself. */
function addressOf(base: string, path: string): string {
  return path === '' ? base : `${base}/${path.replace(/^\/+/, '')}`
}

/** An expired token counts as none (docs/decisions.md Q18). */
function headersOf(token: string | null, nowMs: number, hasBody: boolean): Headers {
  const headers = new Headers({ Accept: 'application/json' })
  if (hasBody) headers.set('Content-Type', 'application/json')
  if (token && tokenState(token, nowMs).kind === 'valid') headers.set('Authorization', token)
  return headers
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('api-malformed', `${status} without JSON`, { status, cause })
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The `error` of each entry, or the entry itself if it is text. */
function errorTexts(errors: unknown): string[] {
  if (!Array.isArray(errors)) return []
  return errors.flatMap((entry: unknown) => {
    const error = typeof entry === 'object' && entry !== null && 'error' in entry ? entry.error : entry
    return textOf(error) ?? []
  })
}

interface Deadline {
  signal: AbortSignal
  /** Whether it timed out, rather than being aborted by the caller. */
  isLate: () => boolean
  done: () => void
}

/** Aborts with the caller's signal or after the time, whichever is first. Safari 16 has no `AbortSignal.any`. */
function deadline(timeoutMs: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let late = false
  const timer = setTimeout(() => {
    late = !controller.signal.aborted
    abort()
  }, timeoutMs)
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    isLate: () => late,
    done() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}
