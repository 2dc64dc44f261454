export {
  caretOf,
  isAsking,
  largestPicture,
  type RichTextActorRef,
  type RichTextSnapshot,
  richTextMachine,
} from './rich-text.machine.ts'
export type * from './rich-text.types.ts'
