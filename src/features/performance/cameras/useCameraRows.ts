import { useMemo } from 'react'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import { cameraSeen } from '#domain/performance/cameraSeen'
import type { CameraFacing, CameraStatus } from '#domain/vehicle/camera'
import { filterByFleet, modelText, type VehicleImage } from '#domain/vehicle/vehicle'
import { type CameraClip, useCameraClips } from '../../../data/queries/cameraClips'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { useVehicles } from '../../../data/queries/vehicles'
import { useFormats } from '../../../i18n/useFormats'
import type { SelectedFleet } from '../../../state/fleet'
import { useRegion } from '../../../state/region'
import { useVehicleText } from '../../../widgets/vehicle/useVehicleText'

/** A vehicle with a dual camera. */
export interface CameraRow {
  id: string
  label: string
  image: VehicleImage
  model: string
  driver: string | null
  /** Null until it is installed. */
  camera: Record<CameraFacing, CameraStatus> | null
  /** Null if it has not reported yet. */
  seen: Date | null
  clips: number
  newClips: number
  text: string
}

/** A clip with its vehicle and time. */
export interface ClipRow extends CameraClip {
  id: string
  label: string
  at: Date
  text: string
}

export interface CameraRows {
  cameras: CameraRow[]
  clips: ClipRow[]
}

/** The cameras and clips of a fleet's vehicles that have the add-on. */
export function useCameraRows(fleet: SelectedFleet): Live<CameraRows> {
  const vehicles = useVehicles()
  const clips = useCameraClips()
  const days = useVehicleDays()
  const { at } = useFormats()
  const textOf = useVehicleText(useRegion())
  return useMemo(
    () =>
      mapLive(joinLive({ vehicles, clips, days }), (stored) => {
        const daysOf = new Map(stored.days.map((one) => [one.id, one]))
        const equipped = filterByFleet(stored.vehicles, fleet).filter(({ addOns }) => addOns.camera)
        const vehicleOf = new Map(equipped.map((vehicle) => [vehicle.id, vehicle]))
        const rows = stored.clips.flatMap((clip): ClipRow[] => {
          const vehicle = vehicleOf.get(clip.event.vehicleId)
          if (!vehicle) return []
          const { trip, event } = clip
          const time = new Date(at(trip.ended).getTime() - (trip.minutes - event.minute) * 60_000)
          return [
            {
              ...clip,
              id: event.id,
              label: vehicle.label,
              at: time,
              text: `${vehicle.label} ${clip.driver}`,
            },
          ]
        })
        rows.sort((a, b) => b.at.getTime() - a.at.getTime())
        const cameras = equipped.map((vehicle): CameraRow => {
          const { id, label, image, driverName, details } = vehicle
          const { camera, isIgnitionOn } = details
          const own = rows.filter(({ event }) => event.vehicleId === id)
          const seen = cameraSeen({ camera, isIgnitionOn, days: daysOf.get(id) })
          const times = [...(seen ? [at(seen)] : []), ...own.slice(0, 1).map((clip) => clip.at)]
          return {
            id,
            label,
            image,
            model: modelText(vehicle),
            driver: driverName,
            camera,
            seen: times.length > 0 ? new Date(Math.max(...times.map(Number))) : null,
            clips: own.length,
            newClips: own.filter(({ event }) => event.status === 'new').length,
            text: textOf(vehicle),
          }
        })
        return { cameras, clips: rows }
      }),
    [vehicles, clips, days, fleet, at, textOf],
  )
}
