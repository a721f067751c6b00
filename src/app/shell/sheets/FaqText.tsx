import { useLingui } from '@lingui/react'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './FaqText.module.css'
import { FAQ } from './faq'

/** What visitors ask at a booth; one answer shows at a time, the first from the start. */
export function FaqText() {
  const { _ } = useLingui()
  return FAQ.map(({ question, answer }, index) => (
    <details key={question.id} name="faq" open={index === 0} className={styles.entry}>
      <summary className={styles.question}>
        <h3>{_(question)}</h3>
        <Icon path={ICONS.chevronDown} className={styles.chevron} />
      </summary>
      <p className={styles.answer}>{_(answer)}</p>
    </details>
  ))
}
