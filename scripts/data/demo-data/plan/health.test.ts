import { describe, expect, it } from 'vitest'
import { sendsReadings } from './health'

describe('reports', () => {
  it.each(['connected', 'valid'] as const)('is true of %s', (status) => {
    expect(sendsReadings(status)).toBe(true)
  })

  it.each(['nonConnected', 'pendingConfiguration', 'configurationError', 'waitingForIgnition'] as const)(
    'is false of %s',
    (status) => {
      expect(sendsReadings(status)).toBe(false)
    },
  )
})
