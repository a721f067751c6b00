import { type FirstScreen, LIMIT_MS } from './firstScreen'
import type { Started } from './results'

/**
 * What a start comes to, given what was seen first, whether the plain page's button led on, and whether the browser
 * lost the navigation itself.
 */
export function judge(first: FirstScreen, leadsOn: boolean, isLost = false): Started {
  const { kind, shownMs, answeredMs, loads, taps } = first
  const times = { shownMs, answeredMs, loads, taps }
  if (kind === 'problem' && (shownMs ?? 0) <= LIMIT_MS)
    return { outcome: leadsOn ? 'problem' : 'stuck', ...times }
  if (kind === 'screen' && (answeredMs ?? 0) <= LIMIT_MS) return { outcome: 'screen', ...times }
  return { outcome: isLost && loads === 0 ? 'lost' : 'none', ...times }
}
