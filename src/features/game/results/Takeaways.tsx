import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Challenge } from '#domain/game/challenges'
import { Icon } from '../../../ui/icons/Icon'
import { useFindLink } from './findLinks'
import { FINDS } from './finds'
import styles from './Takeaways.module.css'

export interface TakeawaysProps {
  /** One to four. */
  found: readonly Challenge[]
  /** Called before the link of a find opens the demo. */
  onLeave: (find: Challenge) => void
}

/** What the run has shown of the product, each with a link to its screen. */
export function Takeaways({ found, onLeave }: TakeawaysProps) {
  const { t, i18n } = useLingui()
  const linkTo = useFindLink()
  const count = found.length
  const title = t`${plural(count, {
    one: 'One thing to put to work on Monday',
    2: 'Two things to put to work on Monday',
    3: 'Three things to put to work on Monday',
    4: 'Four things to put to work on Monday',
    other: '# things to put to work on Monday',
  })}`
  return (
    <section className={styles.monday} aria-labelledby="game-monday">
      <h2 id="game-monday" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.chips}>
        {found.map((challenge) => (
          <li key={challenge}>
            <Link {...linkTo(challenge)} className={styles.chip} onClick={() => onLeave(challenge)}>
              <span className={styles.icon}>
                <Icon path={FINDS[challenge].icon} />
              </span>
              {i18n._(FINDS[challenge].name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
