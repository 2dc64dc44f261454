export {
  acceptancePath,
  mostSeen,
  type NoticePopupActorRef,
  type NoticePopupSnapshot,
  noticePopupMachine,
  popupStays,
} from './notice-popup.machine.ts'
export type * from './notice-popup.types.ts'
