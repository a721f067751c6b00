import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { closeSheet } from '../../../state/sheet'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './FaqText.module.css'
import { FAQ } from './faq'

/** Frequent questions. One answer is expanded at a time, initially the first. */
export function FaqText() {
  const { _ } = useLingui()
  return FAQ.map(({ question, answer, link }, index) => (
    <details key={question.id} name="faq" open={index === 0} className={styles.entry}>
      <summary className={styles.question}>
        <h3>{_(question)}</h3>
        <Icon path={ICONS.chevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.answer}>
        <p>{_(answer)}</p>
        {link && (
          <Link to={link.to} search={link.search ?? {}} className={styles.link} onClick={closeSheet}>
            {_(link.label)}
            <Icon path={ICONS.chevronRight} />
          </Link>
        )}
      </div>
    </details>
  ))
}
