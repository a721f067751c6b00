import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Title } from '#domain/game/titles'

/** The titles of the game (docs/game.md T4). */
export const TITLE_NAMES: Record<Title, MessageDescriptor> = {
  legend: msg`Legend`,
  fleetHero: msg`Fleet Hero`,
  fleetManager: msg`Fleet Manager`,
  dispatcher: msg`Dispatcher`,
  rookie: msg`Rookie`,
}
