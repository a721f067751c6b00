import { type ComponentType, lazy, type RefObject, Suspense, useRef } from 'react'
import { valueOr } from '#domain/base/live'
import { useNightFacts } from '../../../data/queries/nightFacts'
import { useVehicles } from '../../../data/queries/vehicles'
import type { NightMapProps } from '../../../map/NightMap'
import { useRegion } from '../../../state/region'
import { Lamp } from './Lamp'
import { Minute } from './Minute'
import styles from './Night.module.css'
import { useNightView } from './useNightView'

/** The map comes after the words; without it, light and vehicles are over the dark. */
const NightMap = lazy<ComponentType<NightMapProps>>(() =>
  import('../../../map/NightMap').then(
    ({ NightMap }) => ({ default: NightMap }),
    () => ({ default: () => null }),
  ),
)

export interface NightCityProps {
  /** Shows nothing of the fleet yet, because the one before is being replaced. */
  isHeld: boolean
  /** Plays yesterday instead of the light. */
  isMinute: boolean
  /** The minute was touched. */
  isStopped: boolean
  clock: RefObject<HTMLElement | null>
  /** Null where a vehicle cannot be opened. */
  onVehicle: ((id: string, trip?: { id: string; daysAgo: number }) => void) | null
}

const NO_VEHICLES: never[] = []

/** The city at night behind the words of the title screen (docs/booth.md B2). */
export function NightCity({ isHeld, isMinute, isStopped, clock, onVehicle }: NightCityProps) {
  const region = useRegion()
  const ground = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [view, onPlaced] = useNightView(ground, region)
  const stored = valueOr(useVehicles(), NO_VEHICLES)
  const known = valueOr(useNightFacts(region), null)
  const vehicles = isHeld ? NO_VEHICLES : stored
  const facts = isHeld ? null : known
  const shared = view && { view, canvas, ground }
  return (
    <div ref={ground} className={styles.ground}>
      {view && (
        <Suspense>
          <NightMap region={region} {...view} onPlaced={onPlaced} />
        </Suspense>
      )}
      <canvas ref={canvas} className={styles.canvas} />
      {shared && !isMinute && (
        <Lamp
          {...shared}
          region={region}
          vehicles={vehicles}
          facts={facts}
          onVehicle={onVehicle && ((id) => onVehicle(id))}
        />
      )}
      {shared && isMinute && facts?.day && (
        <Minute {...shared} day={facts.day} isStopped={isStopped} clock={clock} onVehicle={onVehicle} />
      )}
    </div>
  )
}
