import type { Coverage, MachineModel } from './walk.ts'

/** Names of everything that a walk never met; empty when the model covers its machine. */
export function neverMet({ states, transitions, guards }: Coverage): readonly string[] {
  return [...states.missing, ...transitions.missing, ...guards.missing]
}

/** Walks a model and answers what it never met. */
export function unwalked(model: MachineModel): readonly string[] {
  return neverMet(model.walk())
}
