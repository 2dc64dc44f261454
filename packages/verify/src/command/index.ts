export { type CommandPorts, runCommand } from './run-command.ts'
