import { type Notice, parseNotices } from '#domain/device/notices'

/** Written by the build next to the program and precached with it. */
const NOTICES = '/third-party-notices.txt'

/** Reads the third-party notices; throws if the file is missing. */
export async function readNotices(signal: AbortSignal): Promise<readonly Notice[]> {
  const answer = await fetch(NOTICES, { signal })
  const notices = answer.ok ? parseNotices(await answer.text()) : []
  if (notices.length === 0) throw new Error(`${NOTICES} is missing`)
  return notices
}
