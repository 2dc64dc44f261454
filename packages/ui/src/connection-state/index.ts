export { ConnectionState, type ConnectionStateProps } from './ConnectionState.tsx'
