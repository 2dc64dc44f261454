import { CallProblem } from '@etalon/api/client'
import type { Ticketed } from '@etalon/api/contract'
import { Button, type ButtonSize } from '@etalon/ui/button'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveTicketed } from '../../../workspace/index.ts'

interface PaperButtonProps {
  /** The word on it. */
  readonly label: string
  /** What the file is called. */
  readonly name: string
  /** Asks for the ticket of the paper. */
  readonly ticket: () => Promise<Ticketed>
  /** Why there is no paper yet. */
  readonly disabledReason?: string | undefined
  readonly size?: ButtonSize
  /** Whether a phone shows its icon alone. @default where it is of medium size */
  readonly iconOnPhone?: boolean
}

/** Saves a paper of the office as a PDF. */
export function PaperButton({
  label,
  name,
  ticket,
  disabledReason,
  size = 'medium',
  iconOnPhone = size === 'medium',
}: PaperButtonProps) {
  const [pending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      saveTicketed(await ticket(), name)
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      icon={Download}
      size={size}
      onPress={() => void save()}
      pending={pending}
      disabledReason={disabledReason}
      iconOnPhone={iconOnPhone}
    >
      {label}
    </Button>
  )
}
