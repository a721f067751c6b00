import { missingPackages } from '../webkit/requirements'

export const ENGINES = ['chromium', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** What an engine needs and this machine lacks, as a sentence; null when it can run. */
export function missingOf(engine: Engine): string | null {
  const missing = engine === 'webkit' ? missingPackages() : []
  return missing.length > 0 ? `real WebKit is not on this machine (Debian: ${missing.join(', ')})` : null
}
