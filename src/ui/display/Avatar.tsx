import styles from './Avatar.module.css'

/** A person's initials. Decorative: the name is beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** First letters of the first and of the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase()
}
