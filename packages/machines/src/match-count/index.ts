export {
  isAwaited,
  type MatchCountActorRef,
  type MatchCountSnapshot,
  matchCountMachine,
  mostKnown,
  questionRests,
} from './match-count.machine.ts'
export type * from './match-count.types.ts'
