import { useLingui as useCatalog } from '@lingui/react'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type DealerVehicle, INVENTORY_AGES } from '#domain/dealer/dealerVehicle'
import { toggleValue } from '#domain/lists/listFilter'
import type { DealerListSection } from '#domain/lists/listSearch'
import { AGE_LABELS, DEALER_ISSUE_LABELS, STOCK_LABELS } from '../../../i18n/labelsInventory'
import { useFormats } from '../../../i18n/useFormats'
import { cx } from '../../../ui/cx'
import { cardClass } from '../../../ui/display/cardClass'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { INVENTORY_ICONS } from '../../../ui/icons/inventoryIcons'
import type { List } from '../../../widgets/list/useList'
import { SECTION_LABELS } from '../list/filterLabels'
import styles from './InventorySummary.module.css'

export interface InventorySummaryProps {
  /** The vehicles of the lot. */
  list: List<DealerVehicle, DealerListSection>
}

const AGE_CLASS = { '0-45': styles.young, '46-90': styles.middle, '90+': styles.old }

/** Ages of the inventory, vehicles in transit and low batteries. Each figure filters the list. */
export function InventorySummary({ list: { all, address, optionsOf } }: InventorySummaryProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { whole } = useFormats()
  const countOf = (section: DealerListSection, value: string): number =>
    optionsOf(section).find((option) => option.value === value)?.count ?? 0
  const { filter, setFilter } = address
  const toggle = (section: DealerListSection, value: string) => ({
    'aria-pressed': filter.values[section].includes(value),
    onClick: () => setFilter(toggleValue(filter, section, value, true)),
  })
  const ages = INVENTORY_AGES.map((age) => ({ age, count: countOf('age', age) }))
  const standing = ages.reduce((sum, { count }) => sum + count, 0)
  const inTransit = countOf('stock', 'inTransit')
  const lowBattery = countOf('diagnostics', 'lowBattery')
  const figure = (count: number) => (all ? whole(count) : '--')
  return (
    <div className={styles.summary}>
      <section className={cardClass(styles.ages)} aria-labelledby="inventory-ages">
        <div className={styles.head}>
          <h2 id="inventory-ages">{_(SECTION_LABELS.age)}</h2>
          <span className={styles.aside}>
            {all && <Plural value={standing} one="# vehicle" other="# vehicles" />}
          </span>
        </div>
        <div className={styles.bar} aria-hidden="true">
          {ages.map(({ age, count }) => (
            <span key={age} className={cx(styles.part, AGE_CLASS[age])} style={{ flexGrow: count }} />
          ))}
        </div>
        <div className={styles.keys}>
          {ages.map(({ age, count }) => (
            <button key={age} type="button" className={styles.key} {...toggle('age', age)}>
              <span className={cx(styles.dot, AGE_CLASS[age])} aria-hidden="true" />
              <span aria-hidden="true">{age.replace('-', '\u2013')}</span>
              <span className="visually-hidden">{_(AGE_LABELS[age])}</span>
              <strong>{figure(count)}</strong>
            </button>
          ))}
        </div>
      </section>
      <Figure
        title={_(STOCK_LABELS.inTransit)}
        icon={INVENTORY_ICONS.truck}
        value={figure(inTransit)}
        {...toggle('stock', 'inTransit')}
      />
      <Figure
        title={_(DEALER_ISSUE_LABELS.lowBattery)}
        icon={INVENTORY_ICONS.batteryWarning}
        value={figure(lowBattery)}
        {...toggle('diagnostics', 'lowBattery')}
      >
        {lowBattery > 0 && (
          <StatusLabel tone="high" icon={ICONS.circleAlert}>
            {t`Action needed`}
          </StatusLabel>
        )}
      </Figure>
    </div>
  )
}

interface FigureProps {
  title: string
  icon: string
  value: string
  'aria-pressed': boolean
  onClick: () => void
  children?: ReactNode
}

/** One number as a card that filters. */
function Figure({ title, icon, value, children, ...button }: FigureProps) {
  return (
    <button type="button" className={cardClass(styles.figure)} {...button}>
      <span className={styles.head}>
        <span className={styles.title}>{title}</span>
        <Icon path={icon} />
      </span>
      <span className={styles.bottom}>
        <span className={styles.value}>{value}</span>
        {children}
      </span>
    </button>
  )
}
