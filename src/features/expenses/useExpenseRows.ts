import { useMemo } from 'react'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import { isFleetUser, type Person } from '#domain/people/person'
import { type ListedExpense, listExpenses } from '#domain/reports/expenseList'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { useExpenses } from '../../data/queries/expenses'
import { usePeople } from '../../data/queries/people'
import { useVehicles } from '../../data/queries/vehicles'
import type { SelectedFleet } from '../../state/fleet'
import { useRegion } from '../../state/region'

export interface ExpenseRows {
  /** Expenses of every fleet and day, newest first. */
  all: readonly ListedExpense[]
  /** Expenses of the chosen fleet, newest first. */
  ofFleet: readonly ListedExpense[]
  vehicles: readonly DrivenVehicle[]
  drivers: readonly Person[]
}

/** The expenses with their shown names, and the vehicles and drivers that can have one. */
export function useExpenseRows(fleet: SelectedFleet): Live<ExpenseRows> {
  const expenses = useExpenses()
  const vehicles = useVehicles()
  const people = usePeople()
  const region = useRegion()
  return useMemo(
    () =>
      mapLive(joinLive({ expenses, vehicles, people }), (stored) => {
        const names = {
          vehicles: new Map(stored.vehicles.map(({ id, label }) => [id, label])),
          people: new Map(stored.people.map(({ id, name }) => [id, name])),
        }
        const all = listExpenses(stored.expenses, names, region)
        return {
          all,
          ofFleet: fleet === 'all' ? all : all.filter((one) => one.fleet === fleet),
          vehicles: stored.vehicles,
          drivers: stored.people.filter(
            (person) => isFleetUser(person) && person.role === 'driver' && person.status === 'active',
          ),
        }
      }),
    [expenses, vehicles, people, region, fleet],
  )
}
