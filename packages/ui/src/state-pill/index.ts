export { ProgressPie, type ProgressPieProps, type StateShape } from './ProgressPie.tsx'
export { StatePill, type StatePillProps, type Tone } from './StatePill.tsx'
