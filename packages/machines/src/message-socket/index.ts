export {
  type Connection,
  connectionOf,
  type MessageSocketActorRef,
  type MessageSocketSnapshot,
  messageSocketMachine,
  mostHeard,
  waitBefore,
} from './message-socket.machine.ts'
export type * from './message-socket.types.ts'
