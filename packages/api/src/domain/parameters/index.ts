export {
  type CountParameterKey,
  isParameterValue,
  type KnownParameter,
  type KnownParameterKey,
  knownParameter,
  knownParameters,
  parameterCount,
} from './known-parameters.ts'
