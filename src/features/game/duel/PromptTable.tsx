import { useLingui } from '@lingui/react/macro'
import type { DuelPlace, PromptPair } from '#domain/game/duel'
import { MISSING } from '../../../i18n/formats'
import { useFormats } from '../../../i18n/useFormats'
import { Icon } from '../../../ui/icons/Icon'
import { FINDS } from '../results/finds'
import styles from './PromptTable.module.css'

export interface PromptTableProps {
  names: readonly [string, string]
  pairs: readonly PromptPair[]
}

/** Each prompt that either player found, with both times and the quicker one marked. */
export function PromptTable({ names, pairs }: PromptTableProps) {
  const { t, i18n } = useLingui()
  const { oneDecimal } = useFormats()
  const timeOf = ({ tookMs, quicker }: PromptPair, at: DuelPlace) => {
    const ms = tookMs[at]
    const seconds = ms === null ? '' : oneDecimal(ms / 1000)
    return (
      <td className={styles.time}>
        <span className={at === quicker ? styles.quicker : undefined}>
          {ms === null ? MISSING : t`${seconds} s`}
        </span>
      </td>
    )
  }
  return (
    <section aria-labelledby="game-prompts">
      <h2 id="game-prompts" className={styles.title}>
        {t`Prompt by prompt`}
      </h2>
      <table className={styles.prompts} aria-labelledby="game-prompts">
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {names[0]}
            </th>
            <td />
            <th scope="col" className={styles.name}>
              {names[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.challenge}>
              {timeOf(pair, 0)}
              <th scope="row" className={styles.prompt}>
                <span className={styles.feature}>
                  <span className={styles.icon}>
                    <Icon path={FINDS[pair.challenge].icon} size={16} />
                  </span>
                  {i18n._(FINDS[pair.challenge].name)}
                </span>
              </th>
              {timeOf(pair, 1)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
