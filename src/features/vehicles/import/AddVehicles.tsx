import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
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
