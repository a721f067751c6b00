import { useState } from 'react'
import { Button } from '../ui/controls/Button'
import { Avatar } from '../ui/display/Avatar'
import { Card } from '../ui/display/Card'
import { toast } from '../ui/feedback/toast'
import { ICONS } from '../ui/icons/icons'
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog'
import { Dialog } from '../ui/overlays/Dialog'
import { MenuButton } from '../ui/overlays/MenuButton'
import { Popover } from '../ui/overlays/Popover'
import { Sheet } from '../ui/overlays/Sheet'
import { QrCode } from '../ui/qr/QrCode'
import styles from './KitPage.module.css'
import { EMOJI_NAME, LONG_NAME, RTL_NAME } from './samples'

type Open = 'dialog' | 'long' | 'stay' | 'confirm' | 'sheet' | null

/** Overlays. `?open=dialog` (and so on) opens one at once. */
export function OverlayParts() {
  const [open, setOpen] = useState<Open>(() => new URLSearchParams(location.search).get('open') as Open)
  const [theme, setTheme] = useState('light')
  const close = () => setOpen(null)
  const opens = (what: Open) => () => setOpen(what)
  return (
    <Card title="Overlays">
      <div className={styles.row}>
        <Button kind="plain" onClick={opens('dialog')}>
          Dialog
        </Button>
        <Button kind="plain" onClick={opens('long')}>
          Long dialog
        </Button>
        <Button kind="plain" onClick={opens('stay')}>
          Mask off, page free
        </Button>
        <Button kind="plain" onClick={opens('confirm')}>
          Question
        </Button>
        <Button kind="plain" onClick={opens('sheet')}>
          Sheet
        </Button>
        <Button kind="plain" onClick={() => toast('Lock Doors is activated')}>
          Toast
        </Button>
        <Button kind="plain" onClick={() => toast(`Could not reach ${LONG_NAME}`, 'problem')}>
          Long toast
        </Button>
      </div>
      <div className={styles.row}>
        <MenuButton
          label="User"
          trigger={{
            kind: 'bare',
            children: <Avatar name="Amara Osei" />,
            arrow: ICONS.chevronDown,
            label: 'Amara Osei',
          }}
          header={
            <>
              <strong>Amara Osei</strong>
              <br />
              {LONG_NAME}
            </>
          }
          groups={[
            {
              id: 'pages',
              label: 'Pages',
              entries: [
                { id: 'profile', label: 'My account', icon: ICONS.user },
                {
                  id: 'help',
                  label: 'Frequently asked questions',
                  icon: ICONS.lifeBuoy,
                  detail: 'Ten answers',
                },
                { id: 'off', label: 'Not today', icon: ICONS.lock, disabled: true },
              ],
              onAction: (id) => toast(id),
            },
            {
              id: 'theme',
              title: 'Theme',
              entries: [
                { id: 'light', label: 'Light', icon: ICONS.sun },
                { id: 'dark', label: 'Dark', icon: ICONS.moon },
                { id: 'hall', label: 'High contrast', icon: ICONS.contrast },
              ],
              chosen: theme,
              onAction: setTheme,
            },
            {
              id: 'end',
              label: 'End',
              entries: [{ id: 'out', label: 'Sign out', icon: ICONS.logOut, danger: true }],
              onAction: (id) => toast(id),
            },
          ]}
        />
        <Popover label="Details" trigger={{ kind: 'plain', children: 'Popover' }}>
          {(done) => (
            <div className={styles.stack}>
              <p>{RTL_NAME}</p>
              <p>{EMOJI_NAME}</p>
              <Button kind="soft" onClick={done}>
                Done
              </Button>
            </div>
          )}
        </Popover>
      </div>
      <div className={styles.row}>
        <QrCode
          className={styles.qr}
          value="https://pharos.example/trial?from=kiosk"
          label="Start a free trial"
        />
      </div>
      <Dialog
        title="Upgrade to see more"
        isOpen={open === 'dialog'}
        onClose={close}
        actions={
          <>
            <Button kind="primary" onClick={close}>
              Learn more
            </Button>
            <Button kind="ghost" onClick={close}>
              Not now
            </Button>
          </>
        }
      >
        Vehicle location and trip history, driver behavior data, fleet performance and geofences.
      </Dialog>
      <Dialog
        title={LONG_NAME}
        width="wide"
        isOpen={open === 'long'}
        onClose={close}
        actions={
          <Button kind="primary" onClick={close}>
            Close
          </Button>
        }
      >
        {Array.from({ length: 40 }, (_, i) => `${i + 1}. ${RTL_NAME} ${EMOJI_NAME}`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
      <Dialog
        title="The page behind moves"
        dismissable={false}
        allowScroll
        isOpen={open === 'stay'}
        onClose={close}
      >
        A click on the mask does nothing.
      </Dialog>
      <ConfirmDialog
        title="Delete this report?"
        isOpen={open === 'confirm'}
        confirmLabel="Delete report"
        danger
        onConfirm={close}
        onClose={close}
      >
        It cannot be brought back.
      </ConfirmDialog>
      <Sheet
        title="Notifications"
        isOpen={open === 'sheet'}
        onClose={close}
        footer={<Button kind="soft">See all</Button>}
      >
        {Array.from({ length: 30 }, (_, i) => `${i + 1}. ${LONG_NAME}`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Sheet>
    </Card>
  )
}
