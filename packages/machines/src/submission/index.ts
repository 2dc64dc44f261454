export {
  doubtOf,
  type SubmissionActorRef,
  type SubmissionDoubt,
  type SubmissionSnapshot,
  submissionMachine,
} from './submission.machine.ts'
export type * from './submission.types.ts'
