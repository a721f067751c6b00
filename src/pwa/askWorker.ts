import type { WorkerRequest } from '#domain/device/deviceMirror'

/**
 * Sends a message to a worker and resolves with its answer of a type; null if none arrived in time. Messages
 * of other types in between are progress.
 * @param limitMs between two messages
 */
export function askWorker<Answer extends { type: string }, Progress extends { type: string } = never>(
  worker: ServiceWorker,
  request: WorkerRequest['type'],
  answer: Answer['type'],
  limitMs: number,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (result: Answer | null) => {
      clearTimeout(timer)
      port1.close()
      resolve(result)
    }
    let timer = setTimeout(end, limitMs, null)
    port1.onmessage = ({ data }: MessageEvent<Answer | Progress>) => {
      if (data.type === answer) return end(data as Answer)
      clearTimeout(timer)
      timer = setTimeout(end, limitMs, null)
      onProgress(data as Progress)
    }
    worker.postMessage({ type: request } satisfies WorkerRequest, [port2])
  })
}
