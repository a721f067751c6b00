import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/kit/lazyPart'
import type { BarChartProps } from '../drawing/BarChart'
import type { ColumnChartProps } from '../drawing/ColumnChart'
import type { LineChartProps } from '../drawing/LineChart'
import type { RowChartsProps } from '../drawing/RowCharts'
import type { SparkProps } from '../drawing/Spark'

/** The figures' code: one chunk with the chart library, kept so that a figure is drawn together with its screen. */
interface Drawing {
  BarChart: ComponentType<BarChartProps>
  ColumnChart: ComponentType<ColumnChartProps>
  LineChart: ComponentType<LineChartProps>
  RowCharts: ComponentType<RowChartsProps>
  Spark: ComponentType<SparkProps>
}

let drawing: Drawing | null = null

export async function loadDrawing(): Promise<Drawing> {
  const [{ BarChart }, { ColumnChart }, { LineChart }, { RowCharts }, { Spark }] = await Promise.all([
    import('../drawing/BarChart'),
    import('../drawing/ColumnChart'),
    import('../drawing/LineChart'),
    import('../drawing/RowCharts'),
    import('../drawing/Spark'),
  ])
  drawing = { BarChart, ColumnChart, LineChart, RowCharts, Spark }
  return drawing
}

export const DrawnBars = part(({ BarChart }) => BarChart)
export const DrawnColumns = part(({ ColumnChart }) => ColumnChart)
export const DrawnLines = part(({ LineChart }) => LineChart)
export const DrawnRows = part(({ RowCharts }) => RowCharts)
export const DrawnSpark = part(({ Spark }) => Spark)

function part<Props extends object>(pick: (all: Drawing) => ComponentType<Props>): ComponentType<Props> {
  return lazyPart(
    () => loadDrawing().then(pick),
    () => drawing && pick(drawing),
  )
}
