import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BOOTH_SECTIONS, type BoothSection } from '#domain/device/boothSection'
import { PATHS } from '#domain/device/routes'
import { sideNav } from '../../../ui/display/sideNav'
import { BOOTH_ICONS } from '../../../ui/icons/booth/boothIcons'
import { Icon } from '../../../ui/icons/Icon'
import styles from './SectionNav.module.css'
import { SECTION_NAMES } from './sectionNames'

const SECTION_ICONS: Record<BoothSection, string> = {
  ready: BOOTH_ICONS.plug,
  delivery: BOOTH_ICONS.send,
  today: BOOTH_ICONS.day,
  content: BOOTH_ICONS.content,
  device: BOOTH_ICONS.device,
  presenter: BOOTH_ICONS.presenter,
}

/** The sections of the staff room: a column beside the open one, or above it with less space. */
export function SectionNav({ section }: { section: BoothSection }) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Staff room sections`} className={sideNav.nav(styles.nav)}>
      <ul className={sideNav.list(styles.list)}>
        {BOOTH_SECTIONS.map((id) => (
          <li key={id}>
            <Link
              to={PATHS.booth}
              search={{ section: id }}
              replace
              className={sideNav.item(styles.link)}
              aria-current={id === section ? 'page' : undefined}
            >
              <Icon path={SECTION_ICONS[id]} />
              {i18n._(SECTION_NAMES[id])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
