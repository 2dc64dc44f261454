export { createJobs, type JobQueue, type Jobs } from './jobs.ts'
