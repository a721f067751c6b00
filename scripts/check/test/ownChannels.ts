import { threadId } from 'node:worker_threads'

/** Dexie tells other windows of changes by a channel; the threads of a test run are no windows of one browser. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name}-${threadId}`)
  }
}
