import { useLingui } from '@lingui/react'
import { FAQ } from './faq'
import styles from './SheetText.module.css'

/** What visitors ask at a booth. */
export function FaqText() {
  const { _ } = useLingui()
  return (
    <div className={styles.text}>
      {FAQ.map(({ question, answer }) => (
        <section key={question.id} className={styles.part}>
          <h3>{_(question)}</h3>
          <p>{_(answer)}</p>
        </section>
      ))}
    </div>
  )
}
