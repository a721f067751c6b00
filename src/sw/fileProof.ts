/// <reference lib="WebWorker" />
import type { PrecacheEntry } from 'workbox-precaching'
import type { OfflineProgress, OfflineProof } from '#domain/device/deviceMirror'

/** A file of the build: its address, and `sha256-` with its hash in base64 as the build listed it. */
export type ListedFile = Pick<PrecacheEntry, 'url' | 'integrity'>

/**
 * Has every file answered with the network refused and compares what came with the hash of the build. One after
 * another: the largest is two megabytes, and a tablet has better uses for its memory.
 * @param answer how the worker answers a request without a network
 */
export async function proveFiles(
  files: readonly ListedFile[],
  answer: (request: Request) => Promise<Response>,
  onProgress: (progress: OfflineProgress) => void,
  origin: string,
): Promise<OfflineProof> {
  const proof: OfflineProof = {
    type: 'OFFLINE_PROOF',
    total: files.length,
    bytes: 0,
    missing: [],
    different: [],
  }
  for (const [at, { url, integrity }] of files.entries()) {
    const bytes = await bytesOf(answer(new Request(new URL(url, origin))))
    if (bytes === null) proof.missing.push(url)
    else {
      proof.bytes += bytes.byteLength
      if ((await sha256(bytes)) !== integrity) proof.different.push(url)
    }
    onProgress({ type: 'OFFLINE_PROGRESS', done: at + 1, total: files.length })
  }
  return proof
}

/** Null for a refusal, an empty file, and one whose bytes are gone from the disk. */
async function bytesOf(answer: Promise<Response>): Promise<ArrayBuffer | null> {
  try {
    const response = await answer
    const bytes = response.ok ? await response.arrayBuffer() : null
    return bytes && bytes.byteLength > 0 ? bytes : null
  } catch {
    return null
  }
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha256-${btoa(String.fromCharCode(...digest))}`
}
