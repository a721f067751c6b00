import { useLingui as useCatalog } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import { nearestRoadName } from '#domain/trips/nearestRoadName'
import { type DecodedPath, decodePath, type TripPaths } from '#domain/trips/tripPath'
import { type DrivenVehicle, modelText } from '#domain/vehicle/vehicle'
import type { DriverScores } from '#domain/vehicle/vehicleDays'
import { reportsReadings } from '#domain/vehicle/vehicleHealth'
import { unplacedReason } from '#domain/vehicle/vehiclePlace'
import { useVehiclePaths } from '../../../data/map/tripPaths'
import { useNewestTrip } from '../../../data/queries/trips'
import { useDriverScores } from '../../../data/queries/vehicleDays'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { MISSING } from '../../../i18n/formats'
import { UNPLACED_LABELS } from '../../../i18n/labels'
import { useFormats } from '../../../i18n/useFormats'
import { useRowPlaces } from '../../../state/livePlaces'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { Avatar } from '../../../ui/display/Avatar'
import { FactRow } from '../../../ui/display/FactRow'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { ICONS } from '../../../ui/icons/icons'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { VehicleStatusLabel } from '../../../widgets/vehicle/VehicleStatusLabel'
import { MapPanel } from '../MapPanel'
import styles from './panelParts.module.css'
import { Stat } from './Stat'
import { VehicleProblems } from './VehicleProblems'

export interface VehiclePanelProps {
  vehicle: DrivenVehicle
  region: Region
  /** Where it is as its panel opens; null for one that is not on the map. */
  at: LngLat | null
  stepper: ReactNode
  onClose: () => void
}

/** The current vehicle: state, driver, place and problems, with links to its pages. */
export function VehiclePanel({ vehicle, region, at, stepper, onClose }: VehiclePanelProps) {
  const { t } = useLingui()
  const { _, i18n } = useCatalog()
  const formats = useFormats()
  const { details } = vehicle
  // The position keeps changing, but a changing address could not be read.
  const [opened, setOpened] = useState({ id: vehicle.id, at })
  if (opened.id !== vehicle.id || (opened.at === null && at !== null)) setOpened({ id: vehicle.id, at })
  const here = opened.at
  const { scores, address, lastTrip } = useVehicleState(vehicle, region, here)
  const range = formats.distance(details.rangeMi)
  const fuel = details.fuel === null ? MISSING : formats.whole(details.fuel)
  const reason = unplacedReason(vehicle)
  const score = scores?.[30] ?? null
  // A vehicle that the live connection saw parking did so after its last trip of the demo.
  const hasLivePosition = useRowPlaces().has(vehicle.id)
  const { distance = '', duration = '' } = lastTrip ?? {}
  return (
    <MapPanel
      title={vehicle.label}
      subtitle={<bdi>{modelText(vehicle)}</bdi>}
      picture={<VehicleArt image={details.profileImage} detail="list" className={styles.smallArt} />}
      stepper={stepper}
      onClose={onClose}
      footer={
        <>
          <LinkButton kind="primary" to="/1/detail/$id" params={{ id: vehicle.id }}>
            {t`Open vehicle`}
          </LinkButton>
          <LinkButton kind="plain" to="/1/detail/$id" params={{ id: vehicle.id }} search={{ tab: 'trips' }}>
            {t`Trips`}
          </LinkButton>
        </>
      }
    >
      <div className={styles.stage}>
        <VehicleArt image={details.profileImage} detail="hero" className={styles.art} />
      </div>
      <VehicleState
        vehicle={vehicle}
        region={region}
        parkedAt={hasLivePosition ? null : (lastTrip?.endedAt ?? null)}
      />
      <dl className={styles.trio}>
        <Stat name={details.ev ? t`Charge` : t`Fuel`} value={fuel} unit={details.fuel === null ? '' : '%'} />
        <Stat name={t`Range`} value={range.value} unit={range.unit} />
        <Stat name={t`30-day score`} value={score === null ? MISSING : formats.whole(score)} />
      </dl>
      <ul className={styles.rows}>
        {vehicle.driverName === null ? (
          <FactRow icon={ICONS.user} name={t`Unassigned`}>
            {fleetLabel(vehicle.fleet, i18n)}
          </FactRow>
        ) : (
          <FactRow icon={{ picture: <Avatar name={vehicle.driverName} /> }} name={vehicle.driverName}>
            {t`Driver`}, {fleetLabel(vehicle.fleet, i18n)}
          </FactRow>
        )}
        {reason !== null ? (
          <FactRow icon={MAP_ICONS.eyeOff} name={_(UNPLACED_LABELS[reason])}>
            {reason === 'masked'
              ? t`Location is hidden while masking is on`
              : t`It will appear on the map once it connects`}
          </FactRow>
        ) : (
          address !== null && (
            <FactRow icon={ICONS.mapPin} name={address}>
              {lastTrip && t`Last trip: ${distance}, ${duration}`}
            </FactRow>
          )
        )}
        <VehicleProblems vehicle={vehicle} />
      </ul>
    </MapPanel>
  )
}

interface VehicleStateProps {
  vehicle: DrivenVehicle
  region: Region
  /** When its newest trip ended; null without one. */
  parkedAt: Date | null
}

/** Moving and how fast, parked and since when, or why it does not report. */
function VehicleState({ vehicle, region, parkedAt }: VehicleStateProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { speedMph } = vehicle.details.map[region]
  const speed = formats.speed(speedMph).text
  if (!reportsReadings(vehicle)) {
    return (
      <div className={styles.state}>
        <VehicleStatusLabel status={vehicle.status} pill />
        <span className={styles.ago}>{t`Not reporting`}</span>
      </div>
    )
  }
  if (speedMph > 0) {
    return (
      <div className={styles.state}>
        <StatusLabel tone="ok" icon={MAP_ICONS.navigation} pill>
          <Trans>Moving, {speed}</Trans>
        </StatusLabel>
        <span className={styles.ago}>{t`Live`}</span>
      </div>
    )
  }
  return (
    <div className={styles.state}>
      <StatusLabel tone="unk" icon={MAP_ICONS.parking} pill>
        {t`Parked`}
      </StatusLabel>
      {parkedAt && <span className={styles.ago}>{formats.relative(parkedAt)}</span>}
    </div>
  )
}

interface VehicleStateFacts {
  /** Of its driver; null without one, or while they are being read. */
  scores: DriverScores | null
  /** Where it is parked, or the street that it drives on; null if unknown. */
  address: string | null
  lastTrip: { endedAt: Date; distance: string; duration: string } | null
}

/** A place within this many miles of a trip's end is that end; up to the second figure it is near it. */
const AT_TRIP_END_MI = 0.04
const NEAR_TRIP_END_MI = 1

/**
 * Facts of the panel that are not in the vehicle's row.
 * @param here position; null for a vehicle that is not on the map
 */
function useVehicleState(vehicle: DrivenVehicle, region: Region, here: LngLat | null): VehicleStateFacts {
  const { t } = useLingui()
  const formats = useFormats()
  const scores = useDriverScores(vehicle.driverId ?? '')
  const newest = useNewestTrip({ vehicleId: vehicle.id })
  const paths = useVehiclePaths(region, vehicle.id)
  const row = valueOr(paths, null)
  const road = useMemo(() => (row && here ? nearestRoadName(decodedPathsOf(row), here) : null), [row, here])
  const trip = valueOr(newest, null)
  const regionTrip = trip?.map[region]
  const awayMi = regionTrip && here ? distanceMi(regionTrip.end, here) : Number.POSITIVE_INFINITY
  const end = regionTrip?.endLocation ?? ''
  const nearEnd = awayMi < NEAR_TRIP_END_MI ? t`Near ${end}` : null
  return {
    scores: vehicle.driverId === null ? null : valueOr(scores, null),
    address: here === null ? null : awayMi < AT_TRIP_END_MI ? end : (road ?? nearEnd),
    lastTrip: trip && {
      endedAt: formats.at(trip.ended),
      distance: formats.distance(trip.distanceMi, 'oneDecimal').text,
      duration: formats.duration(trip.minutes),
    },
  }
}

function* decodedPathsOf(row: TripPaths): Iterable<DecodedPath> {
  for (const id of Object.keys(row.trips)) {
    const path = decodePath(row, id)
    if (path) yield path
  }
}
