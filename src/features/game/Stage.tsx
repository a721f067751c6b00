import type { ReactNode } from 'react'
import styles from './Stage.module.css'

/** The dark stage of the game, in every theme: results on the left, the leaderboard on the right. */
export function Stage({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <main data-theme="dark" className={styles.stage}>
      <div className={styles.front}>{children}</div>
      <div className={styles.side}>{side}</div>
    </main>
  )
}
