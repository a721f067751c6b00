import type { DealerVehicle, DealerVehicleDetails } from '../dealerVehicle'
import type { MapAnimation } from '../vehicle'

const parked = (): MapAnimation => ({
  icon: 'hatch',
  start: [0, 0],
  end: [0, 0],
  speedMph: 0,
  rotationDeg: 0,
  path: '',
})

/** A sound vehicle on its lot, to change where a test needs it. */
export function aStockVehicle(
  changes: Partial<DealerVehicle> = {},
  details: Partial<DealerVehicleDetails> = {},
): DealerVehicle {
  return {
    id: 'd-1',
    image: { body: 'hatch', paint: 'red' },
    label: 'Spark 4332',
    makeName: 'Chevrolet',
    modelName: 'Spark',
    modelYear: 2023,
    tags: ['Inventory'],
    status: 'connected',
    condition: 'used',
    stock: '4332',
    stockStatus: 'inStock',
    vin: 'KL8CB6SA0PC100001',
    health: null,
    addedDaysAgo: 51,
    geofence: 'Main Lot',
    lot: 'Remote Lot',
    license: null,
    fleet: 'Dealer Two',
    color: 'red',
    trim: '1LT',
    assignedDriver: null,
    odometerMi: 1200,
    daysInInventory: 51,
    chargeLevel: null,
    bodyStyle: 'hatchback',
    drivetrain: 'fwd',
    interior: 'black',
    category: 'car',
    ...changes,
    details: {
      connectedOn: { minutesAgo: 30 },
      deliveryDate: { daysAgo: 52, minuteOfDay: 600 },
      profileImage: { body: 'hatch', paint: 'red' },
      map: { us: parked(), ca: parked(), mx: parked() },
      clickable: true,
      diagnostics: { tire: false, oil: false, fuel: false, battery: false },
      fuel: 61,
      rangeMi: 240,
      tirePressure: {
        frontLeft: 35,
        frontRight: 35,
        rearLeft: 35,
        rearRight: 35,
        recommendedFront: 35,
        recommendedRear: 35,
      },
      oilLife: 88,
      ev: false,
      ...details,
    },
  }
}
