export {
  certifiedUntil,
  type GroupedWork,
  type KindOfWork,
  type TakeRefusal,
  type Taker,
  type TakerRefusal,
  type TesterCertificate,
  takeRefusal,
  takerRefusal,
} from './may-take.ts'
export { type AvailableTester, type Proposal, proposeAssignments, type WaitingWork } from './propose.ts'
