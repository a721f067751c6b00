import { expect, it } from 'vitest'
import { groupedRecoveryCode, obeysReset, readRecoveryCode, recoveryCode, shortDeviceId } from './pinRecovery'

const CODE = recoveryCode(Uint8Array.from({ length: 16 }, (_, at) => at * 17))

it('a recovery code has 16 characters that are not mistaken for one another', () => {
  expect(CODE).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
})

it('a code is read as people type it', () => {
  expect(readRecoveryCode(` ${groupedRecoveryCode(CODE).toLowerCase()} `)).toBe(CODE)
  expect(readRecoveryCode('oil0 oil0 oil0 oil0')).toBe('0110011001100110')
})

it.each(['', 'ABCD', `${CODE}0`, CODE.replace(/.$/, 'U'), CODE.replace(/.$/, '!')])(
  '%o is no code',
  (typed) => {
    expect(readRecoveryCode(typed)).toBeNull()
  },
)

it('the configuration removes a PIN by the short id of the device, each value once', () => {
  const id = shortDeviceId('3f2a91c0-7d1e-4f6b-8a2f-0c9f3b1d2e4a')
  expect(id).toBe('3F2A91C0')
  expect(obeysReset({ obeyed: null }, ' 3f2a91c0 ', id)).toBe(true)
  expect(obeysReset({ obeyed: '3F2A91C0' }, '3F2A91C0', id)).toBe(false)
  expect(obeysReset({ obeyed: '3F2A91C0' }, '3F2A91C0-2', id)).toBe(true)
})

it.each(['', '3F2A91C', '3F2A91C01', 'all'])('%o names another device or none', (value) => {
  expect(obeysReset({ obeyed: null }, value, '3F2A91C0')).toBe(false)
})
