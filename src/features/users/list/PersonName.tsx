import { useLingui } from '@lingui/react'
import type { Person } from '#domain/people/person'
import { ROLE_LABELS } from '../../../i18n/labelsAccount'
import { Avatar } from '../../../ui/display/Avatar'
import styles from './PersonName.module.css'

/** First cell of a row: initials, name and role. */
export function PersonName({ person }: { person: Person }) {
  const { _ } = useLingui()
  return (
    <span className={styles.person}>
      <Avatar name={person.name} />
      <span className={styles.words}>
        <bdi className={styles.name}>{person.name}</bdi>
        <span className={styles.role}>{_(ROLE_LABELS[person.role])}</span>
      </span>
    </span>
  )
}
