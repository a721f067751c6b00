import { createHealth, type Health, type HealthReport } from './health'
import { processLog, type ServiceLog } from './log'
import { createMeters, type Meters } from './meters'

/** What an operator sees of a service: its health, its figures and its log. */
export interface Monitor {
  health: Health
  meters: Meters
  log: ServiceLog
}

export interface MonitorOptions {
  /** Rejects with the driver's error when the database takes no writes. */
  ping: () => Promise<void>
  /** New ones when absent. */
  meters?: Meters
  /** That of the process when absent. */
  log?: ServiceLog
}

/** A monitor whose log says each change of health. */
export function createMonitor({ ping, meters = createMeters(), log = processLog }: MonitorOptions): Monitor {
  return { health: createHealth({ ping, onChange: (report) => logHealth(log, report) }), meters, log }
}

/** The level is that of the alarm; a message of its own for each state, so that none is taken for a repeat. */
function logHealth(log: ServiceLog, { state, reasons }: HealthReport): void {
  const level = state === 'ready' || state === 'stopping' ? 'info' : state === 'degraded' ? 'warn' : 'error'
  log[level](`The service is ${state}.`, reasons.length > 0 ? { reasons } : {})
}
