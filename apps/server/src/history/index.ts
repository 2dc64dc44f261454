export { checkHistories, type TenantHistory } from './check-histories.ts'
export { type Followed, type FollowedAsk, followed } from './followed.ts'
export {
  checkHistory,
  type Happening,
  type HistoryCheck,
  historyOf,
  historyWritten,
  type RecordKind,
  record,
  tellOf,
} from './history.ts'
export { type Fact, type PlainFact, readFacts, searchedFacts, writeFacts } from './told-facts.ts'
