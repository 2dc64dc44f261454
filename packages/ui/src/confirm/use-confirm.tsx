import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { useDialog } from '../dialog/index.ts'
import { Confirm, type Question } from './Confirm.tsx'

/** The answer to a question: the reason (or an empty string) when confirmed, null when cancelled. */
export type ConfirmAnswer = { reason: string } | null

type Ask = (question: Question) => Promise<ConfirmAnswer>

const AskContext = createContext<Ask | null>(null)

/** What {@link ConfirmProvider} takes. */
export interface ConfirmProviderProps {
  /** The part of the page that asks; mostly all of it. */
  children: ReactNode
}

/** Lets everything beneath it ask by `useConfirm`. One question at a time: a new one cancels the one before. */
export function ConfirmProvider({ children }: ConfirmProviderProps) {
  const dialog = useDialog('small')
  const [question, setQuestion] = useState<Question>({ title: '' })
  const answer = useRef<((answer: ConfirmAnswer) => void) | null>(null)
  const settle = useCallback((given: ConfirmAnswer) => {
    answer.current?.(given)
    answer.current = null
  }, [])
  const ask = useCallback<Ask>(
    (next) => {
      settle(null)
      setQuestion(next)
      return new Promise((resolve) => {
        answer.current = resolve
        dialog.open()
      })
    },
    [dialog, settle],
  )
  return (
    <AskContext value={ask}>
      {children}
      <Confirm
        {...question}
        dialog={dialog}
        onConfirm={(reason) => {
          dialog.close('done')
          settle({ reason })
        }}
        onCancel={() => settle(null)}
      />
    </AskContext>
  )
}

/** Asks, and answers with the reason or null: `if (await confirm({ title: '退出系统, 是否继续?' })) …` */
export function useConfirm(): Ask {
  const ask = useContext(AskContext)
  if (!ask) throw new Error('useConfirm: put a ConfirmProvider around what asks.')
  return ask
}
