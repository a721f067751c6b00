import type { AppError } from '../../domain/kiosk/errors'

let problem: AppError | null = null
const listeners = new Set<() => void>()

/** Why the demo data did not arrive; null while it did or still may. */
export const seedProblem = (): AppError | null => problem

export function setSeedProblem(next: AppError | null): void {
  problem = next
  for (const listener of [...listeners]) listener()
}

/** Calls `listener` whenever the problem comes, changes or goes. @returns what ends it */
export function onSeedProblem(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
