import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DEFAULT_CONFIG, NO_GAPS } from '#domain/device/config'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { ConfigPanel } from './ConfigPanel'
import type { CheckedConfig } from './ConfigPreview'

const CHECKED: CheckedConfig = { config: DEFAULT_CONFIG, gaps: NO_GAPS, problems: [], unknown: [] }

function choose(
  checked: CheckedConfig | null,
  { file = new File(['{}'], 'config.json'), stored = true } = {},
) {
  const acts = { onCheck: vi.fn(async () => checked), onUse: vi.fn(async () => stored) }
  renderInEnglish(<ConfigPanel source="fresh" {...acts} onRelease={() => undefined} />)
  fireEvent.change(screen.getByLabelText('Load a file'), { target: { files: [file] } })
  return acts
}

it('names what is wrong in a file before it is in force', async () => {
  const { onUse } = choose({ ...CHECKED, problems: ['event: is missing'], unknown: ['metricURL'] })
  expect(await screen.findByText('event: is missing')).toBeTruthy()
  expect(screen.getByText('metricURL')).toBeTruthy()
  expect(onUse).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Use this file' }))
  expect(onUse).toHaveBeenCalledOnce()
})

it('says that a sound file could not be stored', async () => {
  choose(CHECKED, { stored: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Use this file' }))
  expect(await screen.findByText(/could not read or store the file/)).toBeTruthy()
})

it('says that another file is no configuration', async () => {
  choose(null)
  expect(await screen.findByText(/This is not a configuration/)).toBeTruthy()
})

it('does not read a file that is too large for a configuration', async () => {
  const { onCheck } = choose(CHECKED, { file: new File([new Uint8Array(300_000)], 'fleet.pack.json') })
  expect(await screen.findByText(/This is not a configuration/)).toBeTruthy()
  expect(onCheck).not.toHaveBeenCalled()
})
