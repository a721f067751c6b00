import { useLingui } from '@lingui/react/macro'
import styles from './HeroTags.module.css'

/** The tags of a vehicle, as small labels. */
export function HeroTags({ tags }: { tags: readonly string[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles.tags} aria-label={t`Tags`}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
