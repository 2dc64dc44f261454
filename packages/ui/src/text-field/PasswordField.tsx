import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { InnerButton } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { TextField, type TypedLineOptions } from './TextField.tsx'

/** What {@link PasswordField} takes. */
export interface PasswordFieldProps extends TypedLineOptions {
  /** Which password the browser may fill in: `new-password` where a new one is thought up, so that it offers one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | 'off'
}

/** A password, which the person may look at. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const messages = useMessages()
  const [seen, setSeen] = useState(false)
  return (
    <TextField
      {...props}
      autoComplete={autoComplete}
      spellCheck={false}
      type={seen ? 'text' : 'password'}
      end={
        <InnerButton
          slot={null}
          label={seen ? messages.hidePassword : messages.showPassword}
          icon={seen ? EyeOff : Eye}
          onPress={() => setSeen(!seen)}
        />
      }
    />
  )
}
