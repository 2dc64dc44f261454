export { createHub, type Hub } from './hub.ts'
export { registerSocket } from './register-socket.ts'
