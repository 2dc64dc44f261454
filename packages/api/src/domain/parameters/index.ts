export {
  type CountParameterKey,
  isParameterValue,
  type KnownParameter,
  type KnownParameterKey,
  knownParameter,
  knownParameters,
  parameterCount,
  parameterCounts,
  saysYes,
} from './known-parameters.ts'
