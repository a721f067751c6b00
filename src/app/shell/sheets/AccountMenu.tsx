import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, startTransition, useEffect, useRef } from 'react'
import { LOCALE_NAMES, LOCALES, type Locale } from '#domain/base/locale'
import type { Theme } from '#domain/device/deviceMirror'
import type { AccountUser } from '#domain/people/accountUser'
import { reachableWaypoints } from '#domain/tour/waypoints'
import { ROLE_LABELS } from '../../../i18n/labelsAccount'
import { chooseTheme } from '../../../session/appearance'
import { sendHint } from '../../../session/tour'
import { wishToStartOver } from '../../../session/unsaved'
import { useCapabilities } from '../../../state/capabilities'
import { useKioskConfig } from '../../../state/config'
import { useLocale } from '../../../state/locale'
import { openSheet, type ShellSheet } from '../../../state/sheet'
import { useTheme } from '../../../state/theme'
import { useHintsAllowed, useWaypointState } from '../../../state/tour'
import { afterNextPaint } from '../../../ui/feedback/afterNextPaint'
import { ICONS } from '../../../ui/icons/icons'
import { type MenuGroup, MenuPopover } from '../../../ui/overlays/MenuPopover'
import { chooseLanguage } from '../../language/language'
import styles from './AccountMenu.module.css'

/** The button is wider than its picture when it shows the name (AccountButton.module.css). */
function showsUserName(button: HTMLElement | null): boolean {
  return button !== null && button.offsetWidth > 2 * button.offsetHeight
}

export interface AccountMenuProps {
  triggerRef: RefObject<HTMLButtonElement | null>
  /** The signed-in user; null while loading. */
  person: AccountUser | null
  onClose: () => void
}

/** Profile, help, language, appearance, sign out (docs/rules.md HD-06; targets: docs/decisions.md Q16). */
export function AccountMenu({ triggerRef, person, onClose }: AccountMenuProps) {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const navigate = useNavigate()
  const locale = useLocale()
  const theme = useTheme()
  const hints = useHintsGroup()
  const paintsTheme = useRef(false)
  const cancelClosing = useRef(() => {})
  useEffect(() => () => cancelClosing.current(), [])
  const closeNow = () => {
    onClose()
    // Safari does not focus a pressed button, so focus must be returned here.
    triggerRef.current?.focus({ preventScroll: true })
  }
  // The new colors come first: closing takes about as long as painting them, so the menu closes afterwards.
  const close = () => {
    cancelClosing.current()
    if (paintsTheme.current) cancelClosing.current = afterNextPaint(closeNow)
    else closeNow()
    paintsTheme.current = false
  }
  const paintTheme = (chosen: Theme) => {
    paintsTheme.current = true
    // The check mark may come after the colors.
    startTransition(() => void chooseTheme(chosen))
  }
  return (
    <MenuPopover
      label={t`Account menu`}
      own={{ triggerRef, isOpen: true, onClose: close }}
      header={
        person &&
        !showsUserName(triggerRef.current) && (
          <p className={styles.who}>
            <span className={styles.name}>{person.name}</span>
            <span>{_(ROLE_LABELS[person.role])}</span>
          </p>
        )
      }
      groups={[
        {
          id: 'account',
          label: t`Account and help`,
          entries: [
            { id: 'profile', label: t`Profile`, icon: ICONS.user },
            { id: 'about', label: t`About`, icon: ICONS.info },
            { id: 'faq', label: t`FAQ`, icon: ICONS.circleQuestionMark },
            { id: 'support', label: t`Support`, icon: ICONS.lifeBuoy },
          ],
          onAction: (id) => (id === 'profile' ? void navigate({ to: '/myba' }) : openSheet(id as ShellSheet)),
        },
        ...hints,
        {
          id: 'language',
          title: t`Language`,
          entries: LOCALES.map((id) => ({ id, label: LOCALE_NAMES[id] })),
          chosen: locale,
          onAction: (id) => void chooseLanguage(id as Locale),
        },
        {
          id: 'appearance',
          title: t`Appearance`,
          entries: [
            { id: 'light', label: t`Light`, icon: ICONS.sun },
            { id: 'dark', label: t`Dark`, icon: ICONS.moon },
            { id: 'hall', label: t`High contrast`, icon: ICONS.contrast },
          ],
          chosen: theme,
          onAction: (id) => paintTheme(id as Theme),
        },
        {
          id: 'leave',
          label: t`Sign out`,
          entries: [{ id: 'sign-out', label: t`Sign out`, icon: ICONS.logOut }],
          onAction: () => wishToStartOver('/welcome'),
        },
      ]}
    />
  )
}

/**
 * Shows how many hints of the tour were seen, and offers to show them again (docs/game.md T1). Empty if there are no
 * hints.
 */
function useHintsGroup(): readonly MenuGroup[] {
  const { t, i18n } = useLingui()
  const { seen } = useWaypointState()
  const capabilities = useCapabilities()
  const { handoffUrl } = useKioskConfig()
  if (!useHintsAllowed()) return []
  const reachable = reachableWaypoints(capabilities)
  const seenCount = reachable.filter(({ id }) => seen.includes(id)).length
  return [
    {
      id: 'tour',
      label: t`Hints`,
      entries: [
        {
          id: 'again',
          label: t`Show hints again`,
          detail: t`${i18n.number(seenCount)} of ${i18n.number(reachable.length)} seen`,
          icon: ICONS.eye,
        },
        ...(handoffUrl !== '' && seenCount > 0
          ? [{ id: 'handoff', label: t`Take your tour with you`, icon: ICONS.qrCode }]
          : []),
      ],
      onAction: (id) => (id === 'handoff' ? openSheet('handoff') : sendHint({ kind: 'again' })),
    },
  ]
}
