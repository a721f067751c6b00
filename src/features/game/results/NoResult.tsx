import type { ReactNode } from 'react'
import { Stage } from '../Stage'
import stage from '../Stage.module.css'
import styles from './NoResult.module.css'
import { ResultsBrand, type ResultsBrandProps } from './ResultsBrand'

export interface NoResultProps extends ResultsBrandProps {
  headline: string
  text: ReactNode
  /** Between the words and what to do next. */
  help?: ReactNode
  side: ReactNode
  /** What to do next. */
  children: ReactNode
}

/** In place of a result: why there is none, and what to do next. */
export function NoResult({ headline, text, help, side, children, ...brand }: NoResultProps) {
  return (
    <Stage side={side}>
      <ResultsBrand {...brand} />
      <div className={styles.words} role="status">
        <p className={stage.headline}>{headline}</p>
        <div className={styles.text}>{text}</div>
      </div>
      {help && <div className={styles.help}>{help}</div>}
      {children}
    </Stage>
  )
}
