import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveSidebar, moveSidebar, setSidebarVisible } from '../../../state/sidebar'
import { afterNextPaint } from '../../../ui/feedback/afterNextPaint'
import { useSidebarRules } from './useSidebarRules'

afterEach(() => {
  cleanup()
  renders.length = 0
})

const painted = () => act(() => new Promise<void>((resolve) => afterNextPaint(resolve)))

const renders: { wide: boolean; open: boolean }[] = []

function showAt(pathname: string, wide = true) {
  return renderHook(
    ({ pathname, wide }) => {
      const open = useSidebarRules(wide, pathname, undefined)
      renders.push({ wide, open })
      return open
    },
    { initialProps: { pathname, wide } },
  )
}

describe('the navigation', () => {
  it('is closed from the first commit on at a start on the map', () => {
    setSidebarVisible(true)
    expect(showAt('/0').result.current).toBe(false)
  })

  it('is never an open drawer while a tablet is turned, which would take the focus from an open panel', () => {
    const { result, rerender } = showAt('/6')
    expect(result.current).toBe(true)
    rerender({ pathname: '/6', wide: false })
    expect(renders).not.toContainEqual({ wide: false, open: true })
    rerender({ pathname: '/6', wide: true })
    expect(result.current).toBe(true)
  })

  it('comes with the next screen, after its heading', async () => {
    const { result, rerender } = showAt('/6')
    rerender({ pathname: '/0', wide: true })
    expect(result.current).toBe(true)
    await painted()
    expect(result.current).toBe(false)
  })

  it('stays where a screen with another one was left before its turn', async () => {
    const { result, rerender } = showAt('/6')
    rerender({ pathname: '/0', wide: true })
    rerender({ pathname: '/1', wide: true })
    await painted()
    expect(result.current).toBe(true)
  })

  it('keeps what the visitor chose between two screens of one kind', async () => {
    const { result, rerender } = showAt('/6')
    act(() => moveSidebar(!result.current))
    rerender({ pathname: '/1', wide: true })
    await painted()
    expect(result.current).toBe(false)
  })

  it('stays as the visitor moved it while the next screen was on its way', async () => {
    const { result, rerender } = showAt('/6')
    act(() => moveSidebar(!result.current))
    act(leaveSidebar)
    act(() => moveSidebar(!result.current))
    rerender({ pathname: '/0', wide: true })
    await painted()
    expect(result.current).toBe(true)
  })

  it('stays as the visitor moved it just after the next screen came', async () => {
    const { result, rerender } = showAt('/0')
    act(() => moveSidebar(!result.current))
    act(leaveSidebar)
    rerender({ pathname: '/6', wide: true })
    act(() => moveSidebar(!result.current))
    await painted()
    expect(result.current).toBe(false)
  })
})
