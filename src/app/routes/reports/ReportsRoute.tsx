import { useSearch } from '@tanstack/react-router'
import { ReportsScreen } from '../../../features/reports/ReportsScreen'
import { useSearchChange } from '../search/useSearchChange'

/** Keeps the open report, its run and what is edited in the address, so that a link opens the same. */
export function ReportsRoute() {
  return <ReportsScreen search={useSearch({ from: '/shell/5' })} onSearch={useSearchChange<'/shell/5'>()} />
}
