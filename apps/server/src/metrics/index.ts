export { createMetrics, type Metrics, type Readings } from './metrics.ts'
