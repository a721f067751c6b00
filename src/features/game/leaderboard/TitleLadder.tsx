import { useLingui } from '@lingui/react/macro'
import { TITLES, type Title } from '#domain/game/titles'
import { useFormats } from '../../../i18n/useFormats'
import { TITLE_NAMES } from '../titleNames'
import styles from './TitleLadder.module.css'

/** The titles and the points that each takes, with the one that a run has reached. */
export function TitleLadder({ reached }: { reached: Title | null }) {
  const { t, i18n } = useLingui()
  const { whole } = useFormats()
  return (
    <section className={styles.titles} aria-labelledby="game-titles">
      <div className={styles.head}>
        <h3 id="game-titles">{t`Titles`}</h3>
        <p aria-hidden="true">{t`points`}</p>
      </div>
      <ol className={styles.ladder}>
        {TITLES.map(([title, from]) => (
          <li
            key={title}
            className={styles.rung}
            {...(title === reached && { 'aria-current': 'step' as const })}
          >
            <span className={styles.name}>{i18n._(TITLE_NAMES[title])}</span>
            {from > 0 && <span className={styles.from}>{whole(from)}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
