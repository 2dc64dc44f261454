export { type FeedActorRef, type FeedSnapshot, feedMachine, hasMore } from './feed.machine.ts'
export type * from './feed.types.ts'
