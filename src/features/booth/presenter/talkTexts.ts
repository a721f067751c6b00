import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChapterId } from '#domain/tour/chapters'

/** Names of the chapters, as on the tour's page. */
export const CHAPTER_NAMES: Record<ChapterId, MessageDescriptor> = {
  day: msg`Your day at a glance`,
  map: msg`Where everyone is`,
  vehicle: msg`Inside one vehicle`,
  people: msg`How people drive`,
  business: msg`What it costs, what it tells you`,
}

/** A second of the talk as minutes and seconds: 65 is 1:05. */
export function talkTime(second: number): string {
  return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`
}
