import { html } from 'hono/html'
import type { Chart } from '../report/chart'
import { plotHeight } from '../report/picture'
import type { Html } from './parts'

/** What a card has besides its picture, in the units of the picture. */
const FRAME = 130
const TABLE_ROW = 36

export interface Card {
  content: Html
  /** About its height, in the units of a picture. */
  height: number
}

/** The height of a chart's card. */
export const chartHeight = (chart: Chart): number => plotHeight(chart) + FRAME
/** The height of a card with a table. */
export const tableHeight = (rows: number): number => rows * TABLE_ROW + FRAME

/** Two columns of cards with gaps that are the same everywhere: each card goes to the column that ends first. */
export function twoColumns(cards: readonly Card[]): Html {
  const columns: [Card[], Card[]] = [[], []]
  const heights: [number, number] = [0, 0]
  for (const card of cards) {
    const to = heights[1] < heights[0] ? 1 : 0
    columns[to].push(card)
    heights[to] += card.height
  }
  return html`<div class="columns">${columns.map((column) => html`<div>${column.map(({ content }) => content)}</div>`)}</div>`
}
