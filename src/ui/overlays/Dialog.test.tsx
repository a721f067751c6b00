import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../controls/Button'
import { advanceClock, installFakeClock } from '../testing/clock'
import { renderInEnglish } from '../testing/renderIn'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'

installFakeClock()
afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('style')
})

type Options = Partial<Parameters<typeof Dialog>[0]>

function Screen(options: Options) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog title="Billing" {...options} isOpen={open} onClose={() => setOpen(false)}>
        <input aria-label="Inside" />
      </Dialog>
    </>
  )
}

async function ask(options: Options = {}) {
  renderInEnglish(<Screen {...options} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  fireEvent.pointerDown(opener)
  opener.focus()
  fireEvent.pointerUp(opener)
  fireEvent.click(opener, { detail: 1 })
}

async function open(options: Options = {}) {
  await ask(options)
  await advanceClock(200)
  // A screen reader reads the title of the focused element.
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
}

/** A press and release on the mask, as by a finger. */
async function clickMask() {
  const mask = screen.getByRole('dialog').closest<HTMLElement>('[class*="mask"]')
  if (!mask) throw new Error('no mask')
  fireEvent.pointerDown(mask, { button: 0, pointerId: 1 })
  fireEvent.pointerUp(mask, { button: 0, pointerId: 1 })
  fireEvent.click(mask, { button: 0 })
  await advanceClock(400)
}

const shown = () => screen.queryByRole('dialog', { name: 'Billing' }) !== null
const pageHeld = () => document.documentElement.style.overflow === 'hidden'

describe('a modal', () => {
  it('is gone soon even if its exit transition never ends', async () => {
    await open()
    const endless = new Promise<Animation>(() => undefined)
    const exit = { timeline: new DocumentTimeline(), playState: 'running', finished: endless }
    vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([exit as Animation])
    await clickMask()
    const isThere = () => document.querySelector('[role="dialog"]') !== null
    expect(isThere()).toBe(true)
    await advanceClock(1_000)
    expect(isThere()).toBe(false)
  })

  it('is not rendered again when it closes', async () => {
    const rendered = vi.fn()
    const Content = () => {
      rendered()
      return null
    }
    const dialog = (isOpen: boolean) => (
      <Dialog title="Billing" isOpen={isOpen} onClose={() => undefined}>
        <Content />
      </Dialog>
    )
    const { rerender } = renderInEnglish(dialog(true))
    await advanceClock(200)
    expect(rendered).toHaveBeenCalled()
    rendered.mockClear()
    rerender(dialog(false))
    expect(rendered).not.toHaveBeenCalled()
  })

  it('opens 100 ms after it is asked for', async () => {
    await ask()
    await advanceClock(99)
    expect(shown()).toBe(false)
    await advanceClock(1)
    expect(shown()).toBe(true)
  })

  it('does not open when it is taken back within the 100 ms', async () => {
    const asked = (isOpen: boolean) => (
      <Dialog title="Billing" isOpen={isOpen} onClose={() => {}}>
        Text
      </Dialog>
    )
    const { rerender } = renderInEnglish(asked(true))
    await advanceClock(60)
    rerender(asked(false))
    await advanceClock(200)
    expect(shown()).toBe(false)
  })

  it('holds the page still while it is open, and lets go on close', async () => {
    await open()
    expect(pageHeld()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await advanceClock(400)
    expect(pageHeld()).toBe(false)
  })

  it('leaves the page free where scrolling is allowed', async () => {
    await open({ allowScroll: true })
    expect(shown()).toBe(true)
    expect(pageHeld()).toBe(false)
  })

  it('closes on a click on the mask, and gives scrolling and focus back', async () => {
    await open()
    await clickMask()
    expect(shown()).toBe(false)
    expect(pageHeld()).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  it('stays on a click on the mask where that is switched off', async () => {
    await open({ dismissable: false })
    await clickMask()
    expect(shown()).toBe(true)
  })

  it('stays on a click inside', async () => {
    await open()
    fireEvent.pointerDown(screen.getByLabelText('Inside'), { button: 0, pointerId: 1 })
    fireEvent.pointerUp(screen.getByLabelText('Inside'), { button: 0, pointerId: 1 })
    fireEvent.click(screen.getByLabelText('Inside'))
    await advanceClock(400)
    expect(shown()).toBe(true)
  })

  it.each([true, false])(
    'closes on Escape and gives the focus back (mask closes: %s)',
    async (dismissable) => {
      await open({ dismissable })
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
      await advanceClock(400)
      expect(shown()).toBe(false)
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
    },
  )
})

describe('a question', () => {
  it('says what its buttons do and calls back the one that was pressed', async () => {
    const calls: string[] = []
    renderInEnglish(
      <ConfirmDialog
        title="Delete this report?"
        isOpen
        confirmLabel="Delete report"
        onConfirm={() => calls.push('confirm')}
        onClose={() => calls.push('close')}
      >
        It cannot be brought back.
      </ConfirmDialog>,
    )
    await advanceClock(100)
    expect(screen.getByRole('alertdialog', { name: 'Delete this report?' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Delete report' }))
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(calls).toEqual(['confirm', 'close'])
  })
})
