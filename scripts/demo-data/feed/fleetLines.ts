import { type FeedLine, remoteCommand } from './feedLine'

/**
 * The fleet's last hours, newest first. Trips of today stand where vehicles come back from one
 * (notifications.ts); the off-hours drive is 11.5 hours old: in the night for every now between 9
 * and 18 o'clock, when booths are open.
 */
export const FLEET_LINES: readonly FeedLine[] = [
  { label: 'Unit 147', tells: { kind: 'speeding', limitMph: 55, percent: 29 } },
  { label: 'Unit 204', tells: 'trip' },
  { label: 'Unit 118', tells: 'tire' },
  { label: 'Unit 308', tells: { kind: 'cameraOn' } },
  { label: 'Unit 160', tells: 'trip' },
  { label: 'Unit 145', tells: 'exitDepot' },
  { label: 'Unit 077', tells: 'trip' },
  { label: 'Unit 109', tells: remoteCommand('Disable Vehicle') },
  { label: 'Unit 131', tells: 'oil' },
  { label: 'Unit 214', tells: 'lowFuel' },
  { label: 'Unit 305', tells: 'tire' },
  { label: 'Unit 104', tells: { kind: 'checkInCheckOut', direction: 'out' } },
  { label: 'Unit 151', tells: 'recall' },
  { label: 'Unit 101', tells: { kind: 'reminder', task: 'tireRotation' } },
  { label: 'Unit 112', tells: { kind: 'checkInCheckOut', direction: 'out' } },
  { label: 'Unit 079', tells: remoteCommand('Enable Vehicle') },
  { label: 'Unit 206', tells: { kind: 'charging', state: 'completed', chargePercent: 80 } },
  { label: 'Site Manager Tahoe', tells: { kind: 'locationMasking', enabled: true } },
  { label: 'Unit 301', tells: { kind: 'charging', state: 'interrupted', chargePercent: 13 } },
  { label: 'Unit 302', tells: { kind: 'charging', state: 'started', chargePercent: 34 } },
  { label: 'Unit 209', tells: { kind: 'onboarding', change: 'enrolled' } },
  { label: 'Unit 084', tells: 'oil' },
  { label: 'Warehouse Shuttle', tells: { kind: 'offHours' } },
  { label: 'Unit 145', tells: { kind: 'cameraOff' } },
  { label: 'Unit 122', tells: { kind: 'reminder', task: 'oilChange' } },
  { label: 'Unit 095', tells: 'tire' },
  { label: 'Unit 151', tells: { kind: 'checkInCheckOut', direction: 'in' } },
  { label: 'Unit 083', tells: { kind: 'adas', alert: 'laneDeparture' } },
  { label: 'Unit 145', tells: 'enterDepot' },
  { label: 'Unit 124', tells: { kind: 'reminder', task: 'inspection' } },
  { label: 'Unit 308', tells: { kind: 'speeding', limitMph: 55, percent: 14 } },
]
