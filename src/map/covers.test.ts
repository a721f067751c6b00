import { describe, expect, it } from 'vitest'
import { type Box, freePart } from './covers'

const at = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const WIDE = at(0, 0, 1104, 756)
const TALL = at(0, 0, 820, 1048)

describe('the free part of a map', () => {
  it('lies under the tools, beside the buttons and the card', () => {
    const { padding } = freePart(WIDE, [at(16, 16, 500, 168), at(16, 540, 48, 184), at(764, 16, 324, 640)])
    expect(padding).toEqual({ top: 192, left: 72, right: 348, bottom: 0 })
  })

  it('lies beside a list and the buttons that stand right of it', () => {
    const { padding } = freePart(WIDE, [at(412, 540, 48, 184), at(16, 200, 380, 524)])
    expect(padding).toEqual({ top: 0, left: 468, right: 0, bottom: 0 })
  })

  it('ends over a sheet at the bottom, and over the note on top of that', () => {
    const { padding, corner } = freePart(TALL, [at(0, 650, 820, 398), at(756, 200, 48, 200)], 24)
    expect(padding).toMatchObject({ bottom: 398 + 24, right: 72 })
    expect(corner).toEqual({ bottom: 398, right: 0 })
  })

  it('keeps the note beside a card that reaches down to it', () => {
    expect(freePart(WIDE, [at(764, 16, 324, 724)], 24).corner).toEqual({ bottom: 0, right: 340 })
    expect(freePart(WIDE, [at(764, 16, 324, 500)], 24).corner).toEqual({ bottom: 0, right: 0 })
  })

  it('does not count what is not shown or lies elsewhere', () => {
    const { padding } = freePart(WIDE, [at(0, 0, 0, 0), at(1200, 0, 300, 300)])
    expect(padding).toEqual({ top: 0, left: 0, right: 0, bottom: 0 })
  })
})
