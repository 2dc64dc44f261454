export { type FormActorRef, type FormSnapshot, formMachine, isFormDirty } from './form.machine.ts'
export type * from './form.types.ts'
export { changedFields, ruleProblems, shownProblems } from './form-problems.ts'
