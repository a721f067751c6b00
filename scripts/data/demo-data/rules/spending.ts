import { amountOf, type Expense } from '#domain/reports/expense'
import { sumDays } from '#domain/vehicle/vehicleDays'
import { capacityOf } from '../plan/models'
import { type CrossRule, when } from './rule'

/** The longest window that is shown, days. */
const WINDOW = 60
/** US dollars a gallon, and a kWh, that a driver may meet. */
const PRICES = { fueling: [2.5, 5], charging: [0.1, 0.7] } as const

/** Percent that a reckoning of charges may be off, and that a completed charge adds at least. */
const CHARGE_ROOM = 5
/** Percent of a battery that may have been empty after a charge was paid. */
const FILL_MARGIN = 25

/** The expenses without those that are written down twice: same vehicle, day and amount. */
export function onceEach(expenses: readonly Expense[]): Expense[] {
  const keyOf = ({ vehicleId, date, amount }: Expense): string => `${vehicleId} ${date.daysAgo} ${amount}`
  return [...new Map(expenses.map((expense) => [keyOf(expense), expense])).values()]
}

export const SPENDING_RULES: readonly CrossRule[] = [
  {
    says: 'an expense is of a driver, vehicle and fleet that fit, on a day when they drove',
    check({ expenses, vehicles, vehicleDays, users }) {
      const known = new Set(users.map(({ id }) => id))
      const problems = expenses.flatMap((expense) => {
        const { id, vehicleId, driverId, date, createdBy, editedBy } = expense
        const vehicle = vehicles.find((one) => one.id === vehicleId)
        const days = vehicleDays.find((one) => one.id === vehicleId)
        return [
          ...when(vehicle?.fleet !== expense.fleet, `${id}: is of another fleet`),
          ...when(vehicle?.details.ev !== (expense.type === 'charging'), `${id}: ${expense.type}`),
          ...when(days?.driverId[date.daysAgo - 1] !== driverId, `${id}: ${driverId} did not drive`),
          ...[createdBy, editedBy].flatMap((who) =>
            when(who !== null && !known.has(who), `${id}: nobody is ${who}`),
          ),
          ...when(editedBy !== null && createdBy === null, `${id}: edited, but made by itself`),
        ]
      })
      return { checked: expenses.length, problems }
    },
  },
  {
    says: 'an amount is volume times price, both are believable, and charging costs the posted price',
    check({ expenses, vehicles, chargers }) {
      const problems = expenses.flatMap(({ id, type, amount, details, vehicleId, merchant }) => {
        const charger = chargers.find(({ name }) => name.us === merchant.us)
        const vehicle = vehicles.find((one) => one.id === vehicleId)
        const capacity = vehicle ? capacityOf(vehicle.modelName, vehicle.details.ev) : 0
        const [low, high] = PRICES[type]
        return [
          ...when(
            type === 'charging' && !charger?.ports.some(({ cost }) => cost === details.unitPrice),
            `${id}: ${merchant.us} does not charge for ${details.unitPrice}`,
          ),
          ...when(amount !== amountOf(details), `${id}: amount ${amount}`),
          ...when(details.unitPrice < low || details.unitPrice > high, `${id}: price ${details.unitPrice}`),
          ...when(
            details.volume <= 0 || details.volume > capacity,
            `${id}: ${details.volume} does not go into ${capacity}`,
          ),
        ]
      })
      return { checked: expenses.length, problems }
    },
  },
  {
    says: 'what was bought in 60 days is what was used, within one tank',
    check({ expenses, vehicles, vehicleDays }) {
      const problems = vehicleDays.flatMap((days) => {
        const vehicle = vehicles.find(({ id }) => id === days.id)
        if (!vehicle) return [`${days.id} is no vehicle`]
        const bought = onceEach(expenses)
          .filter(({ vehicleId, date }) => vehicleId === days.id && date.daysAgo <= WINDOW)
          .reduce((sum, { details }) => sum + details.volume, 0)
        const used = sumDays(days, 'energy', WINDOW)
        const tank = capacityOf(vehicle.modelName, days.ev)
        return when(
          Math.abs(bought - used) > tank,
          `${days.id}: bought ${bought.toFixed(1)}, used ${used.toFixed(1)}, tank ${tank.toFixed(1)}`,
        )
      })
      return { checked: vehicleDays.length, problems }
    },
  },
  {
    says: 'one fill is written down twice, some are by hand, some without a receipt, and prices differ by day',
    check({ expenses }) {
      const twice = expenses.length - onceEach(expenses).length
      const fueling = expenses.filter(({ type }) => type === 'fueling')
      const prices = new Set(fueling.map(({ details }) => details.unitPrice))
      return {
        checked: expenses.length,
        problems: [
          ...when(twice !== 1, `${twice} are written down twice`),
          ...when(!expenses.some(({ createdBy }) => createdBy !== null), 'none is by hand'),
          ...when(!expenses.some(({ attachment }) => !attachment), 'every one has a receipt'),
          ...when(prices.size < 20, `there are ${prices.size} prices of a gallon`),
        ],
      }
    },
  },
  {
    says: 'the charging that the feed tells of fits what the last paid charge left in the battery',
    check({ feedItems, expenses, vehicles, vehicleDays }) {
      const told = feedItems.flatMap((item) =>
        item.event.kind === 'charging'
          ? vehicles
              .filter(({ id }) => id === item.vehicleId)
              .map((vehicle) => ({ ...item, event: item.event, vehicle }))
          : [],
      )
      const problems = told.flatMap(({ id, event, vehicle }) => {
        const days = vehicleDays.find((one) => one.id === vehicle.id)
        const last = expenses.find(({ vehicleId }) => vehicleId === vehicle.id)
        if (event.kind !== 'charging' || !days || !last) return []
        const used = sumDays(days, 'energy', last.date.daysAgo - 1)
        const left = 100 * (1 - used / capacityOf(vehicle.modelName, true))
        const before = event.chargePercent
        return [
          ...when(
            event.state === 'completed' && left > before - CHARGE_ROOM,
            `${id}: ${left.toFixed()} percent were left`,
          ),
          ...when(
            event.state !== 'completed' && (before > left + CHARGE_ROOM || before < left - FILL_MARGIN),
            `${id}: ${event.state} at ${before}, but ${left.toFixed()} percent were left`,
          ),
        ]
      })
      return { checked: told.length, problems }
    },
  },
  {
    says: 'a fleet vehicle tells of charging where the feed does',
    check({ vehicles, feedItems }) {
      const inFeed = new Set(
        feedItems.flatMap(({ vehicleId, event }) => (event.kind === 'charging' ? vehicleId : [])),
      )
      return {
        checked: vehicles.length,
        problems: vehicles.flatMap(({ id, label, details }) =>
          when(
            details.notifications.some(({ kind }) => kind === 'charging') !== inFeed.has(id),
            `${label} tells of charging alone, or the feed does`,
          ),
        ),
      }
    },
  },
  {
    says: 'expenses go back 60 days, of both types, newest first, none later than yesterday',
    check({ expenses }) {
      const oldest = Math.max(...expenses.map(({ date }) => date.daysAgo))
      const when0 = expenses.map(({ date }) => date.minuteOfDay - date.daysAgo * 1440)
      return {
        checked: expenses.length,
        problems: [
          ...when(oldest < WINDOW - 5, `the oldest is ${oldest} days old`),
          ...when(new Set(expenses.map(({ type }) => type)).size < 2, 'one type is missing'),
          ...when(
            expenses.some(({ date, createdOn }) => date.daysAgo < 1 || createdOn.daysAgo < 1),
            'one is of today',
          ),
          ...when(
            when0.some((at, index) => index > 0 && at > (when0[index - 1] ?? 0)),
            'they are not newest first',
          ),
        ],
      }
    },
  },
]
