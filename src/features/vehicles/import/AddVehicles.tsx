import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ACTION_ICONS } from '../../../ui/actionIcons'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { ImportDialog } from './ImportDialog'

/** The button that opens the import. What was typed there stays until the list is left. */
export function AddVehicles() {
  const { t } = useLingui()
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon path={ACTION_ICONS.plus} />
        {t`Add vehicles`}
      </Button>
      {open !== null && <ImportDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
