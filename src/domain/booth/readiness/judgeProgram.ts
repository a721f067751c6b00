import type { Evidence } from './evidence'
import type { Proof } from './proofs'

/** The worker that controls this page is of this build, and no other waits to take over. */
export function judgeVersion(evidence: Evidence['version']): Proof {
  const { isSecure, isSupported, page, worker, isUpdateWaiting } = evidence
  if (!isSecure) return { code: 'version-insecure' }
  if (!isSupported) return { code: 'not-known', why: 'unsupported' }
  if (worker === null) return { code: 'version-none' }
  if (worker !== page) return { code: 'version-other', build: page, worker }
  return { code: isUpdateWaiting ? 'version-waiting' : 'version-same', build: page }
}

/** Every file of the build is served without a network, with the content of the build. */
export function judgeFiles(evidence: Evidence['files']): Proof {
  if (evidence === null) return { code: 'not-known', why: 'no-answer' }
  const { total, bytes, missing, different } = evidence
  if (missing.length > 0) return { code: 'files-missing', names: missing }
  if (different.length > 0) return { code: 'files-damaged', names: different }
  // A list without files proves nothing.
  if (total === 0) return { code: 'not-known', why: 'failed' }
  return { code: 'files-whole', files: total, bytes }
}

/** Every address is served without a network, as is everything that the program requests from there. */
export function judgeStart(evidence: Evidence['start']): Proof {
  if (evidence === null) return { code: 'not-known', why: 'no-answer' }
  const { documents, files, lacking, isBypassed } = evidence
  if (isBypassed) return { code: 'start-network' }
  if (lacking.length > 0) return { code: 'start-lacks', names: lacking }
  if (documents === 0 || files === 0) return { code: 'not-known', why: 'failed' }
  return { code: 'start-answered', documents, files }
}
