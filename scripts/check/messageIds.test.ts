import { msg } from '@lingui/core/macro'
import { expect, it } from 'vitest'

/**
 * The build makes message ids with an SWC plugin, extraction makes them with Lingui's own; they must
 * be the same or the message is not found in the catalog. The alphabets of Lingui 5 and 6 differ in
 * two letters (`+/` and `-_`), so most messages do not reveal the mismatch. This id has both letters.
 */
it('gives a message the id that extraction gives it', () => {
  expect(msg`Trip 41`.id).toBe('Y4/c+8')
})
