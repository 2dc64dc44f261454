export {
  type ConnectionActorRef,
  type ConnectionSnapshot,
  connectionMachine,
  type Reachability,
  reachabilityOf,
} from './connection.machine.ts'
export type * from './connection.types.ts'
