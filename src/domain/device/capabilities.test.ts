import { describe, expect, it } from 'vitest'
import { type CapabilityInput, capabilities } from './capabilities'
import { SHIPPED_CONFIG } from './config'

const MODES = ['fleet', 'demo', 'game', 'dealer'] as const

const may = (input: Partial<CapabilityInput> = {}) =>
  capabilities({
    mode: 'fleet',
    essentials: false,
    addOns: { camera: false },
    config: SHIPPED_CONFIG,
    region: 'us',
    ...input,
  })
const features = (changes: Partial<typeof SHIPPED_CONFIG.features>) => ({
  ...SHIPPED_CONFIG,
  features: { ...SHIPPED_CONFIG.features, ...changes },
})

describe('a visit', () => {
  it.each([
    ['fleet', true],
    ['demo', true],
    ['game', true],
    ['dealer', false],
  ] as const)('in %s mode has fleets or the inventory (docs/decisions.md Q3)', (mode, fleets) => {
    expect(may({ mode })).toMatchObject({ fleets, inventory: !fleets })
  })

  it('has everything of the dashboard outside of essentials', () => {
    for (const mode of MODES)
      expect(may({ mode })).toMatchObject({
        vehiclePositions: true,
        distances: true,
        fuelUse: true,
        levels: true,
        driverBehavior: true,
        upgradePrompt: false,
      })
  })

  it.each(['fleet', 'demo'] as const)(
    'of essentials in %s mode lacks them and is shown the prompt',
    (mode) => {
      expect(may({ mode, essentials: true })).toMatchObject({
        signIn: 'essentials',
        vehiclePositions: false,
        distances: false,
        fuelUse: false,
        levels: false,
        driverBehavior: false,
        upgradePrompt: true,
      })
    },
  )

  it.each(['game', 'dealer'] as const)(
    'of essentials is whole in %s mode, without a prompt (docs/decisions.md D14)',
    (mode) => {
      expect(may({ mode, essentials: true })).toEqual(may({ mode }))
    },
  )

  it('has trips in the regions that offer them (docs/decisions.md D3)', () => {
    const config = features({ tripHistory: ['ca'] })
    expect(may({ config, region: 'ca' }).trips).toBe(true)
    expect(may({ config, region: 'us' }).trips).toBe(false)
  })

  it('counts camera events once the camera was added (docs/decisions.md Q13)', () => {
    expect(may().camera).toBe(false)
    expect(may({ addOns: { camera: true } }).camera).toBe(true)
  })
})

describe('remote commands', () => {
  it.each(['fleet', 'game', 'dealer'] as const)(
    'are carried out in %s mode (docs/decisions.md D8, Q20)',
    (mode) => {
      expect(may({ mode }).remoteCommands).toBe(true)
    },
  )
  it('are not in demo mode, unless the configuration simulates them', () => {
    expect(may({ mode: 'demo' }).remoteCommands).toBe(false)
    expect(may({ mode: 'demo', config: features({ remoteCommands: 'simulated' }) }).remoteCommands).toBe(true)
  })
  it('are with essentials, also where its tour set the demo flag (docs/decisions.md Q20)', () => {
    expect(may({ mode: 'demo', essentials: true }).remoteCommands).toBe(true)
  })
})

describe('the tour', () => {
  it('is where the logo leads, but for a dealer', () => {
    for (const mode of MODES)
      expect(may({ mode }).startAddress).toBe(mode === 'dealer' ? '/welcome' : '/tour')
  })
  it('has hints outside of the game and the dealer demo (docs/decisions.md D14)', () => {
    expect(MODES.filter((mode) => may({ mode }).hints)).toEqual(['fleet', 'demo'])
  })
  it('is gone with its flag, hints and all (docs/decisions.md D26)', () => {
    expect(may({ config: features({ tour: false }) })).toMatchObject({
      tour: false,
      hints: false,
      startAddress: '/welcome',
    })
  })
})

describe('the way to a trial', () => {
  const at = (trialUrl: string, mode: (typeof MODES)[number] = 'fleet') =>
    may({ mode, config: { ...SHIPPED_CONFIG, trialUrl } }).trial
  it('is shown where there is one, but not to a dealer', () => {
    expect(at('https://example.com/trial')).toBe(true)
    expect(at('https://example.com/trial', 'dealer')).toBe(false)
    expect(at('')).toBe(false)
  })
  it('leads to the web and nowhere else', () => {
    expect(at('javascript:alert(1)')).toBe(false)
  })
})
