import { afterAll } from 'vitest'
import { ownCpuSeconds } from './cpuTime'

declare module 'vitest' {
  interface TaskMeta {
    /** CPU seconds of a test file, with what it imports. */
    cpuSeconds?: number
  }
}

// A set-up file is evaluated before each test file, also where several share a process.
const before = ownCpuSeconds()

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures it needs from the pattern
afterAll(({}, { file }) => {
  const after = ownCpuSeconds()
  if (before !== null && after !== null) file.meta.cpuSeconds = after - before
})
