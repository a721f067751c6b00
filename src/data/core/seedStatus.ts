import type { AppError } from '#domain/base/errors'

let problem: AppError | null = null
const listeners = new Set<() => void>()

/** Why seeding failed; null while it runs or after it succeeded. */
export const seedProblem = (): AppError | null => problem

export function setSeedProblem(next: AppError | null): void {
  problem = next
  for (const listener of [...listeners]) listener()
}

/** Calls `listener` whenever the problem changes. @returns the unsubscribe function */
export function onSeedProblem(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
