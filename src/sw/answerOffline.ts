/// <reference lib="WebWorker" />
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { OFFLINE_PROOF_HEADER } from '#domain/device/deviceMirror'
import { brandFile, isBrandFile } from './brandFiles'
import { cacheFirst } from './cacheFirst'
import { answerNavigation } from './documents'

const GATEWAY_TIMEOUT = 504

/** Whether the window tests how a request would be answered without a network. */
export const isProofRequest = (request: Request): boolean => request.headers.has(OFFLINE_PROOF_HEADER)

/**
 * Answers like every request, but without network access: a file from the cache, any other address with its
 * document. Marked with the value of the request's header; 504 if only the network could have answered
 * (docs/booth.md B4). Never rejects.
 */
export async function answerOffline(request: Request): Promise<Response> {
  const mark = request.headers.get(OFFLINE_PROOF_HEADER) ?? ''
  const refused = () => Promise.reject(new TypeError('the network is refused'))
  const url = new URL(request.url)
  try {
    const answer = getCacheKeyForURL(request.url)
      ? await cacheFirst(request.url, { cached: () => matchPrecache(request), fetched: refused })
      : isBrandFile(url)
        ? await brandFile(url)
        : await answerNavigation(request, refused)
    return marked(answer.body, answer, mark)
  } catch {
    return marked(null, { status: GATEWAY_TIMEOUT }, mark)
  }
}

function marked(body: ReadableStream | null, like: ResponseInit, mark: string): Response {
  const headers = new Headers(like.headers)
  headers.set(OFFLINE_PROOF_HEADER, mark)
  return new Response(body, { status: like.status ?? 200, headers })
}
