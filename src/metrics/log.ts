/**
 * The only outlet of this folder: the spec (section 8) wants these faults in the console and
 * nowhere before a visitor. The texts are the spec's, to the letter.
 */
export type MetricsLogText = 'metrics not tracked' | 'addRecord failed' | 'metrics post failed'
export type MetricsLog = (text: MetricsLogText, detail: unknown) => void

export const logMetrics: MetricsLog = (text, detail) => {
  // biome-ignore lint/suspicious/noConsole: "logged to console only" is the rule (spec section 8)
  console.warn(text, detail)
}
