import { type FeedLine, remoteCommand } from './feedLine'

/**
 * The fleet's last hours, newest first. Trips of today stand where vehicles come back from one
 * (notifications.ts); the off-hours drive is 11.5 hours old: in the night for every now between 9
 * and 18 o'clock, when booths are open.
 */
export const FLEET_LINES: readonly FeedLine[] = [
  { label: 'Unit 147', event: 'speeding' },
  { label: 'Unit 204', event: 'trip' },
  { label: 'Unit 118', event: 'tire' },
  { label: 'Unit 308', event: { kind: 'cameraOn' } },
  { label: 'Unit 160', event: 'trip' },
  { label: 'Unit 145', event: 'exitDepot' },
  { label: 'Unit 077', event: 'trip' },
  { label: 'Unit 109', event: remoteCommand('Disable Vehicle') },
  { label: 'Unit 131', event: 'oil' },
  { label: 'Unit 214', event: 'lowFuel' },
  { label: 'Unit 305', event: 'tire' },
  { label: 'Unit 104', event: { kind: 'checkInCheckOut', direction: 'out' } },
  { label: 'Unit 151', event: 'recall' },
  { label: 'Unit 101', event: { kind: 'reminder', task: 'tireRotation' } },
  { label: 'Unit 112', event: { kind: 'checkInCheckOut', direction: 'out' } },
  { label: 'Unit 079', event: remoteCommand('Enable Vehicle') },
  { label: 'Unit 206', event: { kind: 'charging', state: 'completed', chargePercent: 80 } },
  { label: 'Site Manager Tahoe', event: { kind: 'locationMasking', enabled: true } },
  { label: 'Unit 301', event: { kind: 'charging', state: 'interrupted', chargePercent: 13 } },
  { label: 'Unit 302', event: { kind: 'charging', state: 'started', chargePercent: 34 } },
  { label: 'Unit 209', event: { kind: 'onboarding', change: 'enrolled' } },
  { label: 'Unit 084', event: 'oil' },
  { label: 'Warehouse Shuttle', event: { kind: 'offHours' } },
  { label: 'Unit 145', event: { kind: 'cameraOff' } },
  { label: 'Unit 122', event: { kind: 'reminder', task: 'oilChange' } },
  { label: 'Unit 095', event: 'tire' },
  { label: 'Unit 151', event: { kind: 'checkInCheckOut', direction: 'in' } },
  { label: 'Unit 083', event: { kind: 'adas', alert: 'laneDeparture' } },
  { label: 'Unit 145', event: 'enterDepot' },
  { label: 'Unit 124', event: { kind: 'reminder', task: 'inspection' } },
  { label: 'Unit 308', event: { kind: 'speeding', limitMph: 55, percent: 14 } },
]
