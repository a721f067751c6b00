import { useSearch } from '@tanstack/react-router'
import { DriveBlockScreen } from '../../../features/performance/driveBlock/DriveBlockScreen'
import { useSearchChange } from '../search/useSearchChange'

/** Keeps search, filters and order of the drive blocks in the address. */
export function DriveBlockRoute() {
  return (
    <DriveBlockScreen
      search={useSearch({ from: '/shell/4/vehicle-ignition' })}
      onSearch={useSearchChange<'/shell/4/vehicle-ignition'>()}
    />
  )
}
