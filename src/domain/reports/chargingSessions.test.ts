import { expect, it } from 'vitest'
import { chargingSessions } from './chargingSessions'
import type { Expense } from './expense'

const charge = (changes: Partial<Expense>) =>
  ({
    description: 'fastCharging',
    merchant: { us: 'Volt West', ca: 'Volt Nord', mx: 'Volt Sur' },
    vehicleId: 'v-1',
    date: { daysAgo: 3, minuteOfDay: 600 },
    createdBy: null,
    attachment: true,
    ...changes,
  }) as Expense

it('counts sessions of 60 days at the stations of a network, those entered by hand and those without a receipt', () => {
  const expenses = [
    charge({}),
    charge({ createdBy: 'u-1', attachment: false }),
    charge({ description: 'depotCharging' }),
    charge({ vehicleId: 'v-2' }),
    charge({ merchant: { us: 'Amp', ca: 'Amp', mx: 'Amp' } }),
    charge({ date: { daysAgo: 61, minuteOfDay: 0 } }),
  ]
  const stations = [{ name: { us: 'Volt West', ca: 'Volt Nord', mx: 'Volt Sur' } }]
  expect(chargingSessions(expenses, stations, ['v-1'])).toEqual({ sessions: 2, byHand: 1, withoutReceipt: 1 })
})
