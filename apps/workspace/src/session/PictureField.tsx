import { IconButton } from '@etalon/ui/button'
import { TextField } from '@etalon/ui/text-field'
import { RefreshCw } from 'lucide-react'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import type { LoginPicture } from '../workspace/index.ts'
import * as styles from './login.css.ts'

/** A picture with letters that is to be read before signing in. */
export interface ShownPicture {
  /** The picture; undefined while it is on its way, and where it did not come. */
  readonly shown: LoginPicture | undefined
  /** Whether it did not come. */
  readonly hasFailed: boolean
  /** Fetches another one. */
  readonly renew: () => void
}

export interface PictureFieldProps {
  readonly picture: ShownPicture
  /** What was read so far. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

/** Where one types what stands in a picture. */
export function PictureField({ picture: { shown, hasFailed, renew }, value, onChange, error }: PictureFieldProps) {
  const words = useWords(sessionMessages)
  return (
    <div className={styles.picture}>
      <div className={styles.letters}>
        <TextField
          label={words.picture}
          name="letters"
          size="large"
          value={value}
          onChange={onChange}
          autoComplete="off"
          error={error ?? (hasFailed ? words.pictureFailed : undefined)}
        />
      </div>
      <div className={styles.shown}>
        {shown && <img className={styles.image} src={shown.image} alt={words.pictureShown} />}
        <IconButton label={words.otherPicture} icon={RefreshCw} onPress={renew} />
      </div>
    </div>
  )
}
