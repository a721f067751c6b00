import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { ACTION_ICONS } from '../../../ui/actionIcons'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'

const ImportDialog = lazy(() =>
  import('../import/ImportDialog').then((part) => ({ default: part.ImportDialog })),
)

/** The button that adds vehicles by their VINs. Its dialog comes at the first tap and keeps what was typed. */
export function AddVehicles() {
  const { t } = useLingui()
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon path={ACTION_ICONS.plus} />
        {t`Add vehicles`}
      </Button>
      {open !== null && (
        <Suspense>
          <ImportDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
