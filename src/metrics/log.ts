/**
 * The only log of this folder: these errors appear in the console and are never shown to a visitor (docs/rules.md
 * ER-05, ER-06, ER-08). The texts are fixed.
 */
export type MetricsLogText = 'metrics not tracked' | 'addRecord failed' | 'metrics post failed'
export type MetricsLog = (text: MetricsLogText, detail: unknown) => void

export const logMetrics: MetricsLog = (text, detail) => {
  // biome-ignore lint/suspicious/noConsole: docs/rules.md ER-05 requires it in the console
  console.warn(text, detail)
}
