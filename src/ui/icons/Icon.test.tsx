import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Icon } from './Icon'
import { ICONS } from './icons'

it('an icon that is not there is logged once, and its place stays', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { container, rerender } = render(<Icon path={ICONS.wifi} className="known" />)
  expect(warn).not.toHaveBeenCalled()
  const missing = (ICONS as Record<string, string>)['no-such-icon'] as string
  rerender(<Icon path={missing} className="unknown" />)
  rerender(<Icon path={missing} className="unknown" />)
  expect(warn.mock.calls).toEqual([['failed to load icon component', 'unknown']])
  expect(container.querySelector('svg')).not.toBeNull()
})
