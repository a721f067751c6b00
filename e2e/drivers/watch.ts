import type { BrowserContext } from '@playwright/test'

/** Errors, warnings and network requests of a browser. */
export interface Watch {
  /** Uncaught errors and console errors, in order. */
  problems(): string[]
  /** Warnings and other lines of the console. */
  lines(): string[]
  /** Requests to anything but the origins that are allowed. */
  strayRequests(): string[]
  /** Dialogs that opened (alert, confirm, prompt). */
  dialogs(): string[]
  forget(): void
}

/** What the kiosk always asks the network for, so the browser logs a failed request for it while offline. */
const NO_SERVER = /^Failed to load resource: net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/
const FROM_NETWORK = /\/(config\.json|sw\.js|healthz|api\/interaction)$/

/** Watches every page of a browser, the worker's requests included. */
export function watch(context: BrowserContext, allowedOrigins: () => readonly string[]): Watch {
  const problems: string[] = []
  const lines: string[] = []
  const requests: string[] = []
  const dialogs: string[] = []
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    const text = message.text()
    lines.push(text)
    const expected = NO_SERVER.test(text) && FROM_NETWORK.test(message.location().url)
    if (message.type() === 'error' && !expected) problems.push(`console: ${text} (${message.location().url})`)
  })
  context.on('request', (request) => requests.push(request.url()))
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss().catch(() => {})
  })
  const isStray = (url: string) =>
    /^(https?|wss?):/.test(url) && !allowedOrigins().includes(new URL(url).origin)
  return {
    problems: () => [...problems],
    lines: () => [...lines],
    strayRequests: () => requests.filter(isStray),
    dialogs: () => [...dialogs],
    forget() {
      for (const list of [problems, lines, requests, dialogs]) list.splice(0)
    },
  }
}
