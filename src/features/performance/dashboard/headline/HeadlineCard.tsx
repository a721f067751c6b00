import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Headline } from '#domain/performance/headline/headline'
import { cardClass } from '../../../../ui/display/cardClass'
import { Icon } from '../../../../ui/icons/Icon'
import { ICONS } from '../../../../ui/icons/icons'
import type { PerformanceView } from '../performanceView'
import styles from './HeadlineCard.module.css'
import { HeadlineEvidence } from './HeadlineEvidence'
import { useHeadlineText } from './headlineText'

export interface HeadlineCardProps {
  view: PerformanceView
  /** The most important first. */
  headlines: readonly [Headline, ...Headline[]]
}

/** Number of further headlines below the first. */
const MORE = 2

/** The main headline of the window, with its numbers and its chart. */
export function HeadlineCard({ view, headlines }: HeadlineCardProps) {
  const { t } = useLingui()
  const textOf = useHeadlineText(view)
  const [first, ...others] = headlines
  const { title, detail, link } = textOf(first)
  const { text: linkText, ...address } = link
  const more = others.slice(0, MORE)
  return (
    <section aria-labelledby="headline" className={cardClass(styles.card)}>
      <div className={styles.top}>
        <div className={styles.words}>
          <h2 id="headline" className={styles.title}>
            {title}
          </h2>
          <p className={styles.detail}>{detail}</p>
          <Link {...address} className={styles.link}>
            {linkText}
            <Icon path={ICONS.chevronRight} size={16} />
          </Link>
        </div>
        <div className={styles.proof}>
          <HeadlineEvidence view={view} headline={first} />
        </div>
      </div>
      {more.length > 0 && (
        <ul className={styles.more} aria-label={t`Also in this period`}>
          {more.map((headline) => {
            const other = textOf(headline)
            const { text: _, ...to } = other.link
            return (
              <li key={headline.kind} className={styles.item}>
                <Link {...to} className={styles.other}>
                  <span>{other.title}</span>
                  <Icon path={ICONS.chevronRight} size={16} />
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
