export { certifiedUntil, type KindOfWork, type TakeRefusal, type TesterCertificate, takeRefusal } from './may-take.ts'
export { type AvailableTester, type Proposal, proposeAssignments, type WaitingWork } from './propose.ts'
