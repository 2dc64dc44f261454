import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { PlainButton } from '../button/index.ts'
import { Blank } from '../empty-state/index.ts'
import { useMessages } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'

/** What {@link FailedState} takes. */
export interface FailedStateProps extends RootProps<HTMLDivElement> {
  /** What happened. @default from the catalogue */
  title?: string
  /** What was kept. @default from the catalogue */
  children?: ReactNode
  /** Tries again. Without it no retry is offered. */
  onRetry?: () => void
  /** Further ways on, after the retry. */
  actions?: ReactNode
  /** A retry is under way. */
  retrying?: boolean
}

const brokenScale = <path d="M8 20h14M8 20v20M16 20v9M34 20h14M48 20v20M40 20v9M25 16l3 5-4 3 4 5" />

/** Loading failed: says what happened, what was kept, and offers to try again. */
export function FailedState({ title, children, onRetry, actions, retrying = false, ...root }: FailedStateProps) {
  const messages = useMessages()
  return (
    <Blank
      {...root}
      title={title ?? messages.failedTitle}
      drawing={brokenScale}
      role="alert"
      {...(onRetry === undefined && actions === undefined
        ? {}
        : {
            actions: (
              <>
                {onRetry && (
                  <PlainButton kind="soft" icon={RotateCw} onPress={onRetry} pending={retrying}>
                    {messages.retry}
                  </PlainButton>
                )}
                {actions}
              </>
            ),
          })}
    >
      {children ?? messages.failedHint}
    </Blank>
  )
}
