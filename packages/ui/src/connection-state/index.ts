export { ConnectionState, type ConnectionStateProps } from './ConnectionState.tsx'
export { type MessageSocketOptions, useMessageSocket } from './use-message-socket.ts'
