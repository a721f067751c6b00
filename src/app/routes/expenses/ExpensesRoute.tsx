import { useSearch } from '@tanstack/react-router'
import { ExpensesScreen } from '../../../features/expenses/ExpensesScreen'
import { useEffectiveFleet } from '../../../state/fleet'
import { useSearchChange } from '../search/useSearchChange'

/** Shows the expenses. The address says which are listed, which one is open, and which one is edited. */
export function ExpensesRoute() {
  return (
    <ExpensesScreen
      search={useSearch({ from: '/shell/3' })}
      onSearch={useSearchChange<'/shell/3'>()}
      fleet={useEffectiveFleet()}
    />
  )
}
