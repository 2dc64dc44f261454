export { type CommandPorts, runCommand, usage } from './run-command.ts'
