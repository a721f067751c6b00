import { mkdirSync, writeFileSync } from 'node:fs'

export interface Result {
  name: string
  passed: boolean
  /** By the clock. */
  seconds?: number
  detail?: string
}

/** Prints the results and leaves the counts in `.cache/webkit.json`, where `npm test` reads them. */
export function report(results: readonly Result[], skipped?: string): void {
  for (const { name, passed, seconds = 0, detail } of results)
    console.log(
      `${passed ? 'ok  ' : 'FAIL'}  ${seconds.toFixed(1).padStart(5)} s  ${name}${detail ? `: ${detail}` : ''}`,
    )
  if (skipped) console.log(`skipped: ${skipped}`)
  const passed = results.filter((result) => result.passed).length
  const counts = { passed, failed: results.length - passed, skipped: skipped ? 1 : 0, why: skipped ?? '' }
  mkdirSync('.cache', { recursive: true })
  writeFileSync('.cache/webkit.json', JSON.stringify(counts))
  // Not in the words of the plain closing line: that is npm test's alone.
  console.log(
    `WebKit offline test: passed ${counts.passed}, failed ${counts.failed}, skipped ${counts.skipped}`,
  )
  process.exitCode = counts.failed > 0 ? 1 : 0
}
