import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { type Challenge, ruleOf } from '#domain/game/challenges'
import type { Find } from '#domain/game/gameTypes'
import { useFormats } from '../../../i18n/useFormats'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { useWay } from '../useWay'
import { useFindLink } from './findLinks'
import { FINDS } from './finds'
import styles from './SlowestFind.module.css'

export interface SlowestFindProps {
  find: Find
  /** Called before the link opens the demo. */
  onLeave: (find: Challenge) => void
}

/** The find that took longest, with the shortest way to it. */
export function SlowestFind({ find, onLeave }: SlowestFindProps) {
  const { t, i18n } = useLingui()
  const { oneDecimal } = useFormats()
  const wayTo = useWay()
  const linkTo = useFindLink()
  const { name, onScreen = name, icon } = FINDS[find.challenge]
  const last = i18n._(onScreen)
  const seconds = oneDecimal(find.tookMs / 1000)
  const menu = wayTo(ruleOf(find.challenge).navId ?? 'bell')
  const steps = [...menu.filter((step) => step !== last), last]
  return (
    <section className={styles.slowest} aria-labelledby="game-slowest">
      <h2 id="game-slowest" className={styles.title}>
        {t`Slowest find: ${seconds} s. The quick way:`}
      </h2>
      <Link {...linkTo(find.challenge)} className={styles.way} onClick={() => onLeave(find.challenge)}>
        <span className={styles.icon}>
          <Icon path={icon} />
        </span>
        {steps.map((step, at) => (
          <Fragment key={step}>
            {at > 0 && (
              <span className={styles.then}>
                <Icon path={ICONS.chevronRight} size={16} />
              </span>
            )}
            <span>{step}</span>
          </Fragment>
        ))}
      </Link>
    </section>
  )
}
