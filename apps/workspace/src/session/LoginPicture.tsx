import { IconButton } from '@etalon/ui/button'
import { TextField } from '@etalon/ui/text-field'
import { RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { type LoginPicture, useWorkspace } from '../workspace/index.ts'
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

/**
 * The picture that the back end wants to be read, and another one after each try, for a picture counts once.
 * @param isBusy whether a try is under way
 * @returns undefined where the back end wants none
 */
export function useLoginPicture(tenantId: string, isBusy: boolean): ShownPicture | undefined {
  const { fetchPicture } = useWorkspace()
  const [state, setState] = useState<{ shown?: LoginPicture; hasFailed: boolean }>({ hasFailed: false })
  const [asked, setAsked] = useState(0)
  const renew = useCallback(() => setAsked((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for there is another one
  useEffect(() => {
    if (!fetchPicture || isBusy || tenantId === '') return
    let isOver = false
    setState({ hasFailed: false })
    fetchPicture(tenantId).then(
      (shown) => {
        if (!isOver) setState({ shown, hasFailed: false })
      },
      () => {
        if (!isOver) setState({ hasFailed: true })
      },
    )
    return () => {
      isOver = true
    }
  }, [fetchPicture, isBusy, tenantId, asked])
  return fetchPicture && { shown: state.shown, hasFailed: state.hasFailed, renew }
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
