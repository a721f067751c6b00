import { Plural, Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { valueOr } from '#domain/base/live'
import { useNightFacts } from '../../../data/queries/nightFacts'
import { useRegion } from '../../../state/region'
import styles from './Night.module.css'

/** The large clock of the minute, and what the day had. @param clock is set by what draws the day */
export function MinuteWords({ clock }: { clock: RefObject<HTMLParagraphElement | null> }) {
  const day = valueOr(useNightFacts(useRegion()), null)?.day
  if (!day) return null
  const trips = day.trips.length
  const count = day.events
  return (
    <div>
      <p className={styles.caption}>
        <Trans>Yesterday in sixty seconds</Trans>
      </p>
      <p ref={clock} className={styles.clock} />
      <p className={styles.tally}>
        <Plural value={trips} one="# trip" other="# trips" />
        {', '}
        <Plural value={count} one="# event" other="# events" />
      </p>
    </div>
  )
}
