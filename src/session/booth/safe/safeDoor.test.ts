import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteRawDatabase } from '../../../data/booth/safe/rawDatabase'
import { changeStaffPin } from '../../../data/booth/staffPin'
import { closeDatabase } from '../../../data/core/databaseConnection'
import { deviceFacts, FACT } from '../../../data/core/deviceFacts'
import { staffPinControl } from '../../staffAccess/staffPin'
import { erase, rebuild, save } from './safeActions'
import { enterSafeCode, enterSafePin, safeDoorKey, shutSafeDoor } from './safeDoor'

const noWait = () => undefined
const link = { href: '', download: '', click: () => undefined }
const staffRoom = staffPinControl({ change: changeStaffPin(), rounds: 10 })

beforeEach(async () => {
  shutSafeDoor()
  closeDatabase()
  await deleteRawDatabase(noWait)
  vi.stubGlobal('__BUILD_ID__', 'test')
  vi.stubGlobal('document', { createElement: () => link })
})
afterEach(() => void vi.restoreAllMocks())

/** Sets a PIN as the staff room does. @returns its recovery code */
async function setPin(pin: string): Promise<string> {
  const code = await staffRoom.set(pin)
  closeDatabase()
  return code
}

async function damage(part: (stored: { lock: { pin: unknown; recovery: unknown } }) => unknown) {
  const stored = await deviceFacts().read(FACT.staffPin)
  await deviceFacts().write(FACT.staffPin, part(stored as { lock: { pin: unknown; recovery: unknown } }))
  closeDatabase()
}

it('without a PIN, and without a database, nothing is asked for', async () => {
  expect(await safeDoorKey(noWait)).toBe('none')
  await deviceFacts().write(FACT.deviceId, 'd-1')
  closeDatabase()
  expect(await safeDoorKey(noWait)).toBe('none')
})

it('with a PIN nothing is saved, rebuilt or erased before it was entered', async () => {
  await setPin('2468')
  expect(await safeDoorKey(noWait)).toBe('pin')
  for (const act of [save, rebuild, erase]) expect(await act(noWait)).toBe('locked')
  expect(await enterSafePin('2469')).toEqual({ kind: 'wrong', triesLeft: 4 })
  expect(await save(noWait)).toBe('locked')
  expect(await enterSafePin('2468')).toEqual({ kind: 'open' })
  expect(await save(noWait)).toBe('saved')
})

it('wrong PINs are counted together with those of the staff room', async () => {
  await setPin('2468')
  for (let wrong = 0; wrong < 4; wrong++) await staffRoom.enter('0000')
  closeDatabase()
  expect(await enterSafePin('0000')).toEqual({ kind: 'wait' })
  expect(await enterSafePin('2468')).toEqual({ kind: 'wait' })
})

it('the recovery code opens it, and removes the PIN', async () => {
  const code = await setPin('2468')
  expect(await enterSafeCode('0000-0000-0000-0000')).toBe(false)
  expect(await enterSafeCode(code)).toBe(true)
  expect(await save(noWait)).toBe('saved')
  shutSafeDoor()
  expect(await safeDoorKey(noWait)).toBe('none')
})

it('a PIN that cannot be read opens by its recovery code alone', async () => {
  const code = await setPin('2468')
  await damage(({ lock }) => ({ lock: { ...lock, pin: { rounds: 'many' } } }))
  expect(await safeDoorKey(noWait)).toBe('code')
  expect(await enterSafePin('2468')).toMatchObject({ kind: 'wrong' })
  expect(await enterSafeCode(code)).toBe(true)
  expect(await save(noWait)).toBe('saved')
})

it('where neither can be read the records are not shut away', async () => {
  await setPin('2468')
  await damage(() => 'a text')
  expect(await safeDoorKey(noWait)).toBe('none')
  expect(await save(noWait)).toBe('saved')
})

it('a storage that takes nothing more opens by the recovery code, and gives out the records', async () => {
  const code = await setPin('2468')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(enterSafePin('2468')).rejects.toThrow('full')
  expect(await save(noWait)).toBe('locked')
  expect(await enterSafeCode(code)).toBe(true)
  expect(await save(noWait)).toBe('saved')
})
