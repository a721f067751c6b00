import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Title } from '#domain/game/titles'

/** The title that a run earned. */
export const TITLE_TEXTS: Record<Title, MessageDescriptor> = {
  rookie: msg`You are a Rookie`,
  dispatcher: msg`You are a Dispatcher`,
  fleetManager: msg`You are a Fleet Manager`,
  fleetHero: msg`You are a Fleet Hero`,
  legend: msg`You are a Legend`,
}
