import { useLingui } from '@lingui/react/macro'
import type { DriveBlockSearch } from '#domain/performance/driveBlockSearch'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { LotChoice } from '../../../widgets/lot/LotChoice'
import listStyles from '../SafetyList.module.css'
import { BlockChanges } from './BlockChanges'
import { BlockList, type BlockListProps } from './BlockList'
import styles from './DriveBlock.module.css'

export interface BlockViewsProps extends Pick<BlockListProps, 'live' | 'placeholder'> {
  search: DriveBlockSearch
  onSearch: (change: DriveBlockSearch) => void
}

/** The vehicles with their blocks, or what was changed lately. */
export function BlockViews({ live, placeholder, search, onSearch }: BlockViewsProps) {
  const { t } = useLingui()
  const view = search.view ?? 'vehicles'
  return (
    <div className={listStyles.screen}>
      <p className={styles.lead}>
        {t`A drive block keeps a vehicle from being started until it is released. It never stops a vehicle on the road.`}
      </p>
      <div className={styles.choices}>
        <LotChoice />
        <SegmentedControl
          label={t`View`}
          segments={[
            { id: 'vehicles', label: t`Vehicles` },
            { id: 'log', label: t`Recent changes` },
          ]}
          value={view}
          onChange={(id) => onSearch({ view: id === 'log' ? 'log' : undefined })}
        />
      </div>
      {view === 'log' ? (
        <BlockChanges live={live} />
      ) : (
        <BlockList live={live} placeholder={placeholder} search={search} onSearch={onSearch} />
      )}
    </div>
  )
}
