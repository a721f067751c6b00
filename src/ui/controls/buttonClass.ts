import styles from './Button.module.css'

export type ButtonKind = 'primary' | 'plain' | 'soft' | 'ghost' | 'danger'

/** The look of a button, for links that act like one. */
export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`
}
