import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { afterPage } from '../../../session/input/input'
import styles from './Drawer.module.css'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The navigation as a drawer on narrow windows. The scrim and Escape close it. */
export function Drawer({ open, onClose, children }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { history } = useRouter()
  useEffect(() => {
    if (!open) return
    const before = document.activeElement
    const from = history.location.pathname
    const root = document.documentElement
    root.style.overflow = 'hidden'
    panel.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    const stopHearing = afterPage('drawer', { keydown: ({ key }) => key === 'Escape' && onClose() })
    return () => {
      stopHearing()
      root.style.overflow = ''
      const focused = document.activeElement
      const free = focused === document.body || panel.current?.contains(focused)
      // Focus returns to the Menu button, or moves to the title of a new screen.
      const next = history.location.pathname === from ? before : document.querySelector('h1')
      if (free && next instanceof HTMLElement) next.focus({ preventScroll: true })
    }
  }, [history, open, onClose])
  return (
    <div className={styles.drawer} data-open={open}>
      {/* Hidden from assistive technology: Escape and the drawer's button close it too. */}
      <div className={styles.scrim} onClick={onClose} aria-hidden="true" />
      <div ref={panel} className={styles.panel} inert={!open}>
        {children}
      </div>
    </div>
  )
}
