import styles from './Button.module.css'

export type ButtonKind = 'primary' | 'plain' | 'ghost'

/** The look of a button, for links that act like one. */
export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`
}
