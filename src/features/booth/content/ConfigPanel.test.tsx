import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { ConfigPanel, type ConfigRefusal } from './ConfigPanel'

function choose(file: File, refusal: ConfigRefusal) {
  const onLoad = vi.fn(async () => refusal)
  renderInEnglish(<ConfigPanel source="fresh" onLoad={onLoad} onRelease={() => undefined} />)
  fireEvent.change(screen.getByLabelText('Load a file'), { target: { files: [file] } })
  return onLoad
}

const file = new File(['{}'], 'config.json')

it('says what is wrong in a file', async () => {
  choose(file, ['event: is missing'])
  expect(await screen.findByText('This file cannot be used. event: is missing')).toBeTruthy()
})

it('says that a sound file could not be stored', async () => {
  choose(file, [])
  expect(await screen.findByText(/could not read or store the file/)).toBeTruthy()
})

it('does not read a file that is too large for a configuration', async () => {
  const large = new File([new Uint8Array(300_000)], 'fleet.pack.json')
  const onLoad = choose(large, [])
  expect(await screen.findByText('This file cannot be used. fleet.pack.json')).toBeTruthy()
  expect(onLoad).not.toHaveBeenCalled()
})
