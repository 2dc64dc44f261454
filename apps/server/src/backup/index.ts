export { backup, type OnProgress } from './backup.ts'
export { BackupProblem, type Manifest } from './manifest.ts'
export { restore, verify } from './restore.ts'
