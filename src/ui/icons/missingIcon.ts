/** Names that were logged: a missing icon is missing at every render. */
const reported = new Set<string>()

/** Logs a missing icon or map image (docs/rules.md ER-07). The text is fixed. */
export function logMissingIcon(name: string): void {
  if (reported.has(name)) return
  reported.add(name)
  // biome-ignore lint/suspicious/noConsole: docs/rules.md ER-07 wants it in the console
  console.warn('failed to load icon component', name)
}
