export { type ProgressionStep, ProgressionSteps, type ProgressionStepsProps } from './ProgressionSteps.tsx'
