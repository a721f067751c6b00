import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, type Place, type Step } from './action'
import type { Violation } from './invariants'

/** What a walk was made with, apart from its steps. */
export interface Conditions {
  seed: number
  /** Fingers instead of a mouse. */
  touch: boolean
  /** Animations run. */
  motion: boolean
  start: Place
}

/** A walk as a file: it can be taken again, by another build or in another engine. */
export interface Trail extends Conditions {
  steps: Step[]
  broken: Violation[]
}

export function writeTrail(file: string, trail: Trail): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(trail, null, 1)}\n`)
}

/** @throws Error when the file is not a trail */
export function readTrail(file: string): Trail {
  const trail = JSON.parse(readFileSync(file, 'utf8')) as Trail
  if (!Array.isArray(trail.steps) || typeof trail.start?.address !== 'string')
    throw new Error(`${file} is not a trail`)
  return trail
}

/** A trail in lines: where it starts, its last actions, and what they broke. */
export function trailLines({ start, steps, broken, touch, motion }: Trail, last = steps.length): string[] {
  const skipped = steps.length - last
  const how = [...(touch ? ['touch'] : []), ...(motion ? ['motion'] : [])].join(', ')
  return [
    `  start ${start.address} at ${start.width}x${start.height}${how && `, ${how}`} ${choices(start.stored)}`,
    ...(skipped > 0 ? [`  ... ${skipped} steps`] : []),
    ...steps
      .slice(Math.max(0, skipped))
      .map(
        ({ action, at }, index) =>
          `  ${Math.max(0, skipped) + index + 1}. ${describe(action)}   [${at.address}]`,
      ),
    ...broken.map(({ invariant, sentence }) => `  BROKEN ${invariant}: ${sentence}`),
  ]
}

function choices(stored: Record<string, string>): string {
  return Object.entries(stored)
    .filter(([, value]) => value !== 'false')
    .map(([key, value]) => `${key}=${value}`)
    .join(' ')
}
