/** Console output of the product API and its live connection (docs/rules.md ER-02, ER-03, AP-10). */
export type ApiLog = (level: 'info' | 'error', text: string, ...details: unknown[]) => void

export const logApi: ApiLog = (level, text, ...details) => {
  // biome-ignore lint/suspicious/noConsole: docs/rules.md ER-02, ER-03 and AP-10 want it in the console
  console[level](text, ...details)
}
