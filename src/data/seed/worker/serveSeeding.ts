import { asAppError } from '#domain/base/errors'
import type { StoreDatasets } from '../seedDatabase'
import { ALIVE_EVERY_MS, type SeedMessage, type SeedRequest } from './seedMessages'

/** The worker's end of the channel; tests use a fake. */
export interface SeedPort {
  postMessage(message: SeedMessage): void
  addEventListener(type: 'message', listener: (event: { data: SeedRequest }) => void): void
}

/** Stores the datasets on request, and reports progress and result. */
export function serveSeeding(port: SeedPort, store: StoreDatasets): void {
  port.addEventListener('message', ({ data }) => void serve(data))

  async function serve({ shift }: SeedRequest): Promise<void> {
    const beat = setInterval(() => port.postMessage({ kind: 'alive' }), ALIVE_EVERY_MS)
    try {
      await store((progress) => port.postMessage({ kind: 'progress', progress }), shift)
      port.postMessage({ kind: 'stored' })
    } catch (error) {
      const { code, message } = asAppError(error)
      port.postMessage({ kind: 'failed', code, detail: message.slice(code.length + 2) })
    } finally {
      clearInterval(beat)
    }
  }
}
