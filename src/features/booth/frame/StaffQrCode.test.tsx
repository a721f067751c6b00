import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PROOF_TEXT_BYTES } from '#domain/booth/readiness/readinessReport'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { StaffQrCode } from './StaffQrCode'

/** Width of the code on the card of the proof, CSS pixels, and what a phone needs of a module. */
const CODE_PX = 278
const MODULE_PX = 4

it('the longest proof is a code with modules that a phone can read', async () => {
  renderInEnglish(<StaffQrCode value={'x'.repeat(PROOF_TEXT_BYTES)} label="Proof" />)
  const code = await screen.findByRole('img', { name: 'Proof' })
  const [, , modules] = code.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  expect(CODE_PX / (modules ?? Infinity)).toBeGreaterThanOrEqual(MODULE_PX)
})
