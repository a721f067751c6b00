import styles from './Button.module.css'

/** `beacon` is amber, only for the tour and the game. */
export type ButtonKind = 'primary' | 'plain' | 'soft' | 'ghost' | 'danger' | 'beacon'

/** The look of a button, for links that act like one. */
export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`
}
