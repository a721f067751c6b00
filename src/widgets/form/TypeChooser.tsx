import type { ReactNode } from 'react'
import { Card } from '../../ui/display/Card'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './TypeChooser.module.css'

/** How a type reads before it is chosen. */
export interface TypeLook {
  icon: string
  name: string
  about: string
  isLocked?: boolean
}

export interface TypeChooserProps<Type extends string | number> {
  title: string
  types: readonly Type[]
  look: (type: Type) => TypeLook
  /** The link to the form of a new one, with what it shows. */
  link: (type: Type, shown: { className: string | undefined; children: ReactNode }) => ReactNode
  /** Above the types. */
  children?: ReactNode
}

/** Types to choose from before there is a form, each with what it is for. */
export function TypeChooser<Type extends string | number>(props: TypeChooserProps<Type>) {
  const { title, types, look, link, children } = props
  return (
    <div className={styles.page}>
      {children}
      <Card title={title}>
        <ul className={styles.types}>
          {types.map((type) => (
            <li key={type}>
              {link(type, { className: styles.type, children: <TypeText {...look(type)} /> })}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function TypeText({ icon, name, about, isLocked = false }: TypeLook) {
  return (
    <>
      <span className={styles.icon}>
        <Icon path={icon} size={24} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{about}</span>
      </span>
      <Icon path={isLocked ? ICONS.lock : ICONS.chevronRight} />
    </>
  )
}
