import { describe, expect, it } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import { blockRow, blockValues } from './blockRow'

describe('the standing that a list of drive blocks is filtered by', () => {
  const standing = (...vehicle: Parameters<typeof aVehicle>) =>
    blockValues(blockRow(aVehicle(...vehicle), [], ''), 'block')

  it('is that of the block where there is one, or could be', () => {
    expect(standing({ status: 'connected' }, { isDriveBlockEnabled: true, isIgnitionOn: false })).toEqual([
      'blocked',
    ])
    expect(standing({ status: 'connected' }, { isDriveBlockEnabled: true, isIgnitionOn: true })).toEqual([
      'waiting',
    ])
    expect(standing({ status: 'connected' }, { isDriveBlockEnabled: false })).toEqual(['free'])
  })

  it('is "not available" where none can be set', () => {
    expect(standing({ status: 'nonConnected' }, { isDriveBlockEnabled: false })).toEqual(['unavailable'])
  })

  it('is still the block where one is in force and no command arrives', () => {
    expect(standing({ status: 'nonConnected' }, { isDriveBlockEnabled: true, isIgnitionOn: false })).toEqual([
      'blocked',
    ])
  })
})
