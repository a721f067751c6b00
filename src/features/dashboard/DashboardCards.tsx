import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import type { DayTiles } from '#domain/dashboard/dashboard'
import { useFormats } from '../../i18n/useFormats'
import { Avatar } from '../../ui/display/Avatar'
import { cardClass } from '../../ui/display/cardClass'
import { Deferred } from '../../ui/feedback/Deferred'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { Locked } from '../../widgets/upgrade/Locked'
import styles from './DashboardCards.module.css'
import type { DashboardView } from './dashboardView'
import { LevelCard } from './LevelCard'
import { OverviewMapCard } from './OverviewMapCard'
import { SnapshotCard } from './SnapshotCard'
import { DayTile } from './tiles/DayTile'
import { RecallTile } from './tiles/RecallTile'
import tileStyles from './tiles/Tile.module.css'
import { TileFigure } from './tiles/TileFigure'

export interface DashboardCardsProps {
  view: DashboardView
  /** Content of a mode between the two rows of cards. */
  children: ReactNode
  onVehicleCheck: () => void
}

/**
 * Cards of every mode, with the mode's own cards between them. A plan may lock four of them (docs/rules.md
 * DA-22 to DA-25).
 */
export function DashboardCards({ view, children, onVehicleCheck }: DashboardCardsProps) {
  return (
    <>
      <FirstCards view={view} onVehicleCheck={onVehicleCheck} />
      <Deferred>
        {children}
        <LastCards view={view} />
      </Deferred>
    </>
  )
}

/** Memoized like the last ones, so that a press on a choice between them renders neither. */
const FirstCards = memo(function FirstCards({
  view,
  onVehicleCheck,
}: Pick<DashboardCardsProps, 'view' | 'onVehicleCheck'>) {
  const { t } = useLingui()
  return (
    <div className={styles.first}>
      <SnapshotCard view={view} className={styles.snapshot} />
      <RecallTile className={styles.recalls} />
      <VehicleCheckCard view={view} className={styles.check} onOpen={onVehicleCheck} />
      <Locked part="vehiclePositions" name={t`Fleet overview`} className={styles.map}>
        <OverviewMapCard />
      </Locked>
    </div>
  )
})

const LastCards = memo(function LastCards({ view }: Pick<DashboardCardsProps, 'view'>) {
  const { t } = useLingui()
  return (
    <div className={styles.second}>
      <Locked part="distances" name={t`Distance`}>
        <DistanceTile tiles={view.tiles} />
      </Locked>
      <Locked part="fuelUse" name={t`Fuel`}>
        <FuelTile tiles={view.tiles} />
      </Locked>
      <Locked part="levels" name={t`Fuel and energy level`} className={styles.levels}>
        <LevelCard view={view} />
      </Locked>
    </div>
  )
})

/** Distance of the last seven full days, whole, with the day of the longest distance (docs/rules.md LU-14). */
function DistanceTile({ tiles }: { tiles: DayTiles | null }) {
  const { t } = useLingui()
  const { at, weekday, distance } = useFormats()
  const busiest = tiles?.busiest
  const day = busiest && weekday(at({ daysAgo: busiest.daysAgo, minuteOfDay: 12 * 60 }))
  const amount = distance(busiest?.distanceMi ?? null, 'oneDecimal').text
  const note = busiest ? t`Busiest day: ${day}, ${amount}` : t`No trips in the last seven days.`
  return (
    <DayTile
      title={t`Distance`}
      total={tiles && distance(tiles.distanceMi)}
      days={(tiles?.days ?? []).map(({ daysAgo, distanceMi }) => ({
        daysAgo,
        amount: distanceMi,
        text: distance(distanceMi, 'oneDecimal').text,
      }))}
      note={tiles ? note : ''}
    />
  )
}

/** Fuel of the last seven full days, whole; energy of electric vehicles as text beside it. */
function FuelTile({ tiles }: { tiles: DayTiles | null }) {
  const { t } = useLingui()
  const { volume, energy } = useFormats()
  const amount = energy(tiles?.kWh ?? null, 'whole').text
  return (
    <DayTile
      title={t`Fuel`}
      total={tiles && volume(tiles.gallons, 'whole')}
      days={(tiles?.days ?? []).map(({ daysAgo, gallons }) => ({
        daysAgo,
        amount: gallons,
        text: volume(gallons).text,
      }))}
      note={tiles ? t`Electric vehicles used ${amount}` : ''}
    />
  )
}

const MAX_AVATARS = 3

interface VehicleCheckCardProps {
  view: DashboardView
  className?: string | undefined
  onOpen: () => void
}

/** Number of checked-out vehicles, and their drivers: opens the vehicle check (docs/decisions.md Q12). */
function VehicleCheckCard({ view: { figures, holders }, className, onOpen }: VehicleCheckCardProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const avatarNames = [...new Set(holders)].slice(0, MAX_AVATARS)
  const more = holders.length - avatarNames.length
  return (
    <button
      type="button"
      className={cardClass(tileStyles.tile, className)}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={tileStyles.head}>
        <span className={tileStyles.title}>{t`Checked out`}</span>
        <Icon path={ICONS.chevronRight} className={tileStyles.chevron} />
      </span>
      <TileFigure>
        {figures && (
          <>
            {whole(figures.checkedOutVehicles)} <small>{t`of ${whole(figures.vehicleCount)}`}</small>
          </>
        )}
      </TileFigure>
      <span className={tileStyles.avatarNames} aria-hidden="true">
        {avatarNames.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        {more > 0 && <span className={tileStyles.more}>+{whole(more)}</span>}
      </span>
    </button>
  )
}
