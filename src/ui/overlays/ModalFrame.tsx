import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../cx'
import { beforePage } from '../kit/inputPort'
import styles from './ModalFrame.module.css'
import { addOpenModal } from './openModals'

export interface ModalBehavior {
  isOpen: boolean
  onClose: () => void
  /** A click on the mask closes it (default). Escape always does. */
  dismissable?: boolean | undefined
  /** The page behind stays scrollable; by default its scrolling is locked while this is open. */
  allowScroll?: boolean | undefined
  /** Dark in every theme, over the game's stage. */
  dark?: boolean | undefined
}

export interface ModalFrameProps extends ModalBehavior {
  place: 'center' | 'side'
  className?: string | undefined
  /** The panel element, for gestures that move it. */
  panel?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/**
 * Mask and panel of every modal: opens after 100 ms, locks page scrolling and traps the focus, and
 * restores both on close (docs/rules.md UI-02 to UI-04).
 */
export function ModalFrame({
  isOpen,
  onClose,
  dismissable = true,
  allowScroll = false,
  dark = false,
  ...look
}: ModalFrameProps) {
  const open = useDelayedOpen(isOpen)
  const [content, setContent] = useState(look.children)
  // What closes is not rendered again.
  if (isOpen && content !== look.children) setContent(look.children)
  useScrollUnlock(open && allowScroll)
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? addOpenModal(() => close()) : undefined), [isOpen])
  const mask = useRef<HTMLDivElement>(null)
  return (
    <ModalOverlay
      key={useExitLimit(open, mask)}
      ref={mask}
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable={dismissable}
      className={cx(styles.mask, styles[look.place], allowScroll && styles.seeThrough)}
    >
      <Modal
        {...(look.panel && { ref: look.panel })}
        {...(dark && { 'data-theme': 'dark' })}
        className={cx(styles.panel, look.className)}
      >
        {content}
      </Modal>
    </ModalOverlay>
  )
}

/**
 * React Aria cannot disable its scroll lock, so the lock is removed again. This effect belongs to the
 * parent and runs after the one that locks. On iOS the lock listens to touch moves on the document.
 */
function useScrollUnlock(free: boolean): void {
  useLayoutEffect(() => {
    if (!free) return
    const root = document.documentElement
    root.style.removeProperty('overflow')
    root.style.removeProperty('scrollbar-gutter')
    return beforePage('pageScroll', { touchmove: (event) => event.stopPropagation() })
  }, [free])
}

/** A closed modal is removed after this time even if its transition has not ended, milliseconds. */
const EXIT_LIMIT_MS = 600

/**
 * React Aria cancels the transition of a modal that is closed within its first frames, and then never removes it:
 * its invisible mask would take every press. A new key removes it.
 */
function useExitLimit(open: boolean, mask: RefObject<HTMLDivElement | null>): number {
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (open || !mask.current) return
    const timer = setTimeout(() => mask.current && setRemovals((count) => count + 1), EXIT_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [open, mask])
  return removals
}

/** Delay of a modal after its trigger (docs/rules.md UI-01). */
export const MODAL_OPEN_DELAY_MS = 100

/** Follows `asked` with 100 ms delay when opening and at once when closing. */
function useDelayedOpen(asked: boolean): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!asked) {
      setOpen(false)
      return
    }
    // Rendered in slices, so that a press in between is answered first.
    const timer = setTimeout(() => startTransition(() => setOpen(true)), MODAL_OPEN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [asked])
  return asked && open
}
