import type { DealerVehicle, DealerVehicleDetails } from '#domain/dealer/dealerVehicle'

const HERE: [lng: number, lat: number] = [0, 0]
const parked = () => ({
  icon: 'sedan' as const,
  start: HERE,
  end: HERE,
  speedMph: 0,
  rotationDeg: 0,
  path: '',
})

/** A vehicle of the inventory without issues; tests override fields. */
export function aDealerVehicle(
  changes: Partial<DealerVehicle> = {},
  details: Partial<DealerVehicleDetails> = {},
): DealerVehicle {
  return {
    id: 'd-1',
    image: { body: 'sedan', paint: 'white' },
    label: 'Malibu 4377',
    makeName: 'Chevrolet',
    modelName: 'Malibu',
    modelYear: 2023,
    tags: ['Inventory'],
    status: 'connected',
    condition: 'new',
    stock: '4377',
    stockStatus: 'inStock',
    vin: '1G1ZD5ST4PF100001',
    health: null,
    addedDaysAgo: 12,
    geofence: 'Main Lot',
    lot: 'Main Lot',
    license: null,
    fleet: 'Dealer One',
    color: 'white',
    trim: 'LT',
    assignedDriver: null,
    odometerMi: 47,
    daysInInventory: 12,
    chargeLevel: null,
    bodyStyle: 'sedan',
    drivetrain: 'fwd',
    interior: 'black',
    category: 'car',
    ...changes,
    details: {
      connectedOn: { minutesAgo: 12 },
      deliveryDate: { daysAgo: 12, minuteOfDay: 720 },
      profileImage: { body: 'sedan', paint: 'white' },
      map: { us: parked(), ca: parked(), mx: parked() },
      clickable: true,
      diagnostics: { tire: false, oil: false, fuel: false, battery: false },
      fuel: 55,
      rangeMi: 300,
      tirePressure: null,
      oilLife: 80,
      ev: false,
      ...details,
    },
  }
}
