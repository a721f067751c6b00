import { useNavigate, useSearch } from '@tanstack/react-router'
import { FleetsScreen } from '../../../features/fleets/FleetsScreen'
import { KitProvider } from '../../../ui/kit/KitProvider'

/** The fleets; the one that is open stands in the address. */
export function FleetsRoute() {
  const navigate = useNavigate()
  const { fleet }: { fleet?: unknown } = useSearch({ strict: false })
  return (
    <KitProvider>
      <FleetsScreen
        openId={typeof fleet === 'string' ? fleet : null}
        onOpen={(id) =>
          void navigate({
            to: '/9',
            search: id === null ? {} : { fleet: id },
            // Going back must not open it again.
            replace: id === null,
            resetScroll: false,
          })
        }
      />
    </KitProvider>
  )
}
