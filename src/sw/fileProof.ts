/// <reference lib="WebWorker" />
import type { PrecacheEntry } from 'workbox-precaching'
import type { OfflineProgress, OfflineProof } from '#domain/device/deviceMirror'

/** A file of the build: its address, and its hash as `sha256-` and base64, from the build's list. */
export type ListedFile = Pick<PrecacheEntry, 'url' | 'integrity'>

/**
 * Requests every file without network access and compares it with the hash of the build. One after another,
 * because the largest has two megabytes, to save a tablet's memory.
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

/** Null for an error, an empty file, and one whose bytes are gone from the disk. */
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
