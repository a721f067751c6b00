import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import { isInventory } from '#domain/dealer/anyVehicle'
import { INVENTORY_AGES, type InventoryAge } from '#domain/dealer/dealerVehicle'
import { inventoryFigures } from '#domain/dealer/inventoryFigures'
import { AGE_LABELS, DEALER_ISSUE_LABELS, STOCK_LABELS } from '../../i18n/labelsInventory'
import { useFormats } from '../../i18n/useFormats'
import { Card } from '../../ui/display/Card'
import { cardClass } from '../../ui/display/cardClass'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { INVENTORY_ICONS } from '../../ui/icons/inventoryIcons'
import { useScopeVehicles, useVehicleScope } from '../../widgets/scope/useVehicleScope'
import type { DashboardView } from './dashboardView'
import styles from './InventorySection.module.css'
import type { ListSearch } from './listSearch'
import { SectionHead } from './SectionHead'
import tileStyles from './tiles/Tile.module.css'
import { TileFigure } from './tiles/TileFigure'

const TONES: Record<InventoryAge, { tone: 'good' | 'warning' | 'bad'; icon: string }> = {
  '0-45': { tone: 'good', icon: ICONS.circleCheck },
  '46-90': { tone: 'warning', icon: ICONS.clock },
  '90+': { tone: 'bad', icon: ICONS.circleAlert },
}

/** What a dealer looks for first: what is ageing, what is coming, what needs a charge. */
export function InventorySection({ list }: Pick<DashboardView, 'list'>) {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const { whole } = useFormats()
  const vehicles = valueOr(useScopeVehicles(useVehicleScope()), null)
  const figures = useMemo(() => vehicles && inventoryFigures(vehicles.filter(isInventory)), [vehicles])
  const count = figures?.inStock ?? 0
  return (
    <>
      <SectionHead title={t`Inventory`} />
      <div className={styles.cards}>
        <Card
          title={t`Days in inventory`}
          aside={figures && t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`}
          className={styles.ages}
        >
          <div className={styles.bar} aria-hidden="true">
            {figures &&
              INVENTORY_AGES.filter((age) => figures.ages[age] > 0).map((age) => (
                <span
                  key={age}
                  className={styles[`${TONES[age].tone}Part`]}
                  style={{ flexGrow: figures.ages[age] }}
                />
              ))}
          </div>
          <ul className={styles.words}>
            {INVENTORY_AGES.map((age) => (
              <li key={age}>
                <Link to="/1" search={list({ age })} className={styles.word}>
                  <Icon path={TONES[age].icon} size={16} className={styles[TONES[age].tone]} />
                  {_(AGE_LABELS[age])}
                  {figures ? <b>{whole(figures.ages[age])}</b> : <Skeleton className={styles.noCount} />}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
        <CountTile
          title={_(STOCK_LABELS.inTransit)}
          icon={INVENTORY_ICONS.truck}
          count={figures?.inTransit ?? null}
          search={list({ stock: 'inTransit' })}
        />
        <CountTile
          title={_(DEALER_ISSUE_LABELS.lowBattery)}
          icon={INVENTORY_ICONS.batteryWarning}
          count={figures?.lowBattery ?? null}
          search={list({ diagnostics: 'lowBattery' })}
          urgent
        />
      </div>
    </>
  )
}

interface CountTileProps {
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
function CountTile({ title, icon, count, search, urgent = false }: CountTileProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  return (
    <Link to="/1" search={search} className={cardClass(tileStyles.tile)}>
      <span className={tileStyles.head}>
        <span className={tileStyles.title}>{title}</span>
        <Icon path={icon} className={tileStyles.chevron} />
      </span>
      <TileFigure>{count === null ? null : whole(count)}</TileFigure>
      <span className={tileStyles.foot}>
        {urgent && count !== null && count > 0 && (
          <StatusLabel tone="high" icon={ICONS.circleAlert}>
            {t`Action needed`}
          </StatusLabel>
        )}
      </span>
    </Link>
  )
}
