export { registerSocket } from './register-socket.ts'
