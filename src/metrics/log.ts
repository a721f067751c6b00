/**
 * The only outlet of this folder: these faults belong in the console and
 * nowhere before a visitor (docs/rules.md ER-05, ER-06, ER-08). The texts are fixed, to the letter.
 */
export type MetricsLogText = 'metrics not tracked' | 'addRecord failed' | 'metrics post failed'
export type MetricsLog = (text: MetricsLogText, detail: unknown) => void

export const logMetrics: MetricsLog = (text, detail) => {
  // biome-ignore lint/suspicious/noConsole: docs/rules.md ER-05 wants it in the console
  console.warn(text, detail)
}
