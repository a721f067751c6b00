import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../../i18n/FormatsProvider'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { surface } from '../../../ui/display/surface'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import type { ListSearch } from '../listSearch'
import styles from './Tile.module.css'
import { TileFigure } from './TileFigure'

export interface CountTileProps {
  title: string
  icon: string
  /** Null while it is being counted. */
  count: number | null
  /** The list that the figure counts. */
  search: ListSearch
  /** Even one needs attention. */
  urgent?: boolean
}

/** One count, and a link to what was counted. */
export function CountTile({ title, icon, count, search, urgent = false }: CountTileProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  return (
    <Link to="/1" search={search} className={surface(styles.tile)}>
      <span className={styles.head}>
        <span className={styles.title}>{title}</span>
        <Icon path={icon} className={styles.chevron} />
      </span>
      <TileFigure>{count === null ? null : whole(count)}</TileFigure>
      <span className={styles.foot}>
        {urgent && count !== null && count > 0 && (
          <StatusLabel tone="high" icon={ICONS.circleAlert}>
            {t`Action needed`}
          </StatusLabel>
        )}
      </span>
    </Link>
  )
}
