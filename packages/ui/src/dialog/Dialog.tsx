import { DialogFrame } from './DialogFrame.tsx'
import type { DialogProps } from './dialog-props.ts'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

/**
 * A dialog that is moved by its title, minimised and made to fill the screen. It closes by its buttons alone: neither
 * Escape nor a press outside loses what was typed, and where something was not saved, the buttons ask first. The focus stays inside, and
 * goes back to what opened it.
 */
export function Dialog({ footer, onCloseRequested, onDiscarded, ...props }: DialogProps) {
  const { actor, unsaved = false } = props
  const close = onCloseRequested ?? (() => actor.send({ type: 'CLOSE.REQUESTED', unsaved }))
  return (
    <DialogFrame
      {...props}
      footer={typeof footer === 'function' ? footer(close) : footer}
      onCloseRequested={close}
      question={(panel) => unsaved && <UnsavedQuestion {...panel} actor={actor} onDiscarded={onDiscarded} />}
    />
  )
}
