import { PHONE_BREAKPOINT_PX } from '#domain/device/navigation'
import { availableChallenges, deckSeed } from '#domain/game/deck'
import type { RunKind, RunSetup } from '#domain/game/gameTypes'
import { RUN_LENGTH_MS } from '#domain/game/points'
import { readStaffRun } from '../../data/queries/staffRun'
import { boothDay } from '../../state/boothDay'
import { currentCapabilities } from '../../state/capabilities'
import { kioskConfig } from '../../state/config'
import { flaggedSeed } from '../../state/deckFlag'

const REPORTS = `(min-width: ${PHONE_BREAKPOINT_PX}px)`

/**
 * The setup of the next run: the deck of event and day, or of the address (docs/contracts.md C9); practice has no time
 * limit. If staff have set up a run, it replaces a ranked one, with the kind `staff`.
 */
export async function nextSetup(kind: RunKind): Promise<RunSetup> {
  const flagged = flaggedSeed()
  const own: RunSetup = {
    // Like a deck from a challenge code, it is on the leaderboard only if it is the deck of the day.
    kind: kind === 'ranked' && flagged !== null ? 'challenge' : kind,
    deck: 'full',
    seed: flagged ?? deckSeed(kioskConfig().event, boothDay()),
    lengthMs: kind === 'practice' ? null : RUN_LENGTH_MS,
    available: availableChallenges({
      trips: currentCapabilities().trips,
      reports: window.matchMedia(REPORTS).matches,
    }),
  }
  const staff = kind === 'ranked' ? await readStaffRun().catch(() => null) : null
  if (!staff) return own
  const { deck, seed, lengthMs } = staff
  return { ...own, kind: 'staff', deck, seed: seed ?? own.seed, lengthMs }
}
