import { expect, it } from 'vitest'
import { tankCapacity } from '#domain/vehicle/tankCapacity'
import { INVENTORY_MODELS } from '../dealer/inventoryModels'
import { MODELS, type ModelSpec, tankOf } from './models'

const all: ModelSpec[] = [
  ...Object.values(MODELS),
  ...Object.values(INVENTORY_MODELS).map(({ spec }) => spec),
]

it.each(all)('the kiosk knows what $modelName holds as the data was made with', (spec) => {
  expect(tankCapacity(spec.modelName, spec.ev)).toBeCloseTo(tankOf(spec))
})
