import { type ReactNode, useEffect, useRef } from 'react'
import styles from './EditorFrame.module.css'
import { showFirstProblem } from './showFirstProblem'

export interface EditorFrameProps {
  /** What the form is about, first on a narrow screen. */
  children: ReactNode
  /** What the form would do, beside it and in sight while it scrolls. */
  preview: ReactNode
  /** Cards after the first ones; on a narrow screen they follow the preview. */
  more?: ReactNode
  /** Save, cancel and delete; always in sight. */
  actions: ReactNode
  /** Times that saving was refused: each leads to the first field that is wrong. */
  refusals: number
}

/** The places of an editor: its cards, what they would do, and what to do with them. */
export function EditorFrame({ children, preview, more, actions, refusals }: EditorFrameProps) {
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) showFirstProblem(screen.current)
  }, [refusals])
  return (
    <div ref={screen} className={styles.screen}>
      <div className={styles.cards}>{children}</div>
      <div className={styles.preview}>{preview}</div>
      {more && <div className={styles.cards}>{more}</div>}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
