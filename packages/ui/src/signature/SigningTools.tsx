import type { SignatureActorRef, SignatureMode } from '@etalon/machines/signature'
import { useSelector } from '@xstate/react'
import { Check, type LucideIcon, Redo2, Trash2, Undo2 } from 'lucide-react'
import { Button, IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import * as styles from './signature.css.ts'

interface ToolProps {
  icon: LucideIcon
  word: string
  /** Why it cannot be pressed; it keeps the focus all the same, or the keys that undo would be lost with it. */
  reason: string | undefined
  onPress: () => void
}

function Tool({ icon, word, reason, onPress }: ToolProps) {
  return <IconButton icon={icon} label={word} disabledReason={reason} onPress={onPress} />
}

interface SigningToolsProps {
  actor: SignatureActorRef
  label: string
  /** Offers to say that it is done. */
  hasDone: boolean
}

const modes = ['drawing', 'typing'] as const satisfies readonly SignatureMode[]

/** How somebody signs, and what can be taken back. */
export function SigningTools({ actor, label, hasDone }: SigningToolsProps) {
  const messages = useMessages()
  const mode = useSelector(actor, ({ context }) => context.mode)
  const canUndo = useSelector(actor, ({ context }) => context.past.length > 0)
  const canRedo = useSelector(actor, ({ context }) => context.undone.length > 0)
  const canClear = useSelector(actor, ({ context }) =>
    context.mode === 'drawing' ? context.strokes.length > 0 : context.name !== '',
  )
  const { nothingTo } = messages
  return (
    <div className={styles.tools}>
      <SegmentedControl
        className={styles.modes}
        label={messages.signingModeOf(label)}
        segments={modes.map((value) => ({ value, label: messages.signingModes[value] }))}
        value={mode}
        onChange={(value) => {
          const chosen = modes.find((one) => one === value)
          if (chosen !== undefined) actor.send({ type: 'MODE.CHOSEN', mode: chosen })
        }}
      />
      {mode === 'drawing' && (
        <>
          <Tool
            icon={Undo2}
            word={messages.undo}
            reason={canUndo ? undefined : nothingTo.undo}
            onPress={() => actor.send({ type: 'UNDO' })}
          />
          <Tool
            icon={Redo2}
            word={messages.redo}
            reason={canRedo ? undefined : nothingTo.redo}
            onPress={() => actor.send({ type: 'REDO' })}
          />
        </>
      )}
      <Tool
        icon={Trash2}
        word={messages.clear}
        reason={canClear ? undefined : nothingTo.clear}
        onPress={() => actor.send({ type: 'CLEAR' })}
      />
      {hasDone && (
        <Button icon={Check} onPress={() => actor.send({ type: 'DONE' })}>
          {messages.signingDone}
        </Button>
      )}
    </div>
  )
}
