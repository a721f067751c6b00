import { openChromium } from './chromiumSession'
import type { Conditions } from './trail'
import type { Walker } from './walker'
import { openWebkit } from './webkitSession'

export type Engine = 'chromium' | 'webkit'

/** A device with its server stopped, and a monkey on it. */
export interface Session {
  walker: Walker
  /** Saves a picture of the page. */
  picture(file: string): Promise<void>
  close(): Promise<void>
}

export function openSession(
  engine: Engine,
  conditions: Pick<Conditions, 'touch' | 'motion'>,
): Promise<Session> {
  return engine === 'webkit' ? openWebkit() : openChromium(conditions)
}
