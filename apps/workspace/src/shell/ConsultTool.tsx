import { contract } from '@etalon/api/contract'
import { Popover } from '@etalon/ui/popover'
import { QrCode } from '@etalon/ui/qr-code'
import { TopTool } from '@etalon/ui/shell-frame'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '../messages/index.ts'
import { tellingMessages } from '../messages/telling.ts'
import { useWorkspace } from '../workspace/index.ts'
import * as styles from './telling/telling.css.ts'

/** The institute's parameter that says where one is advised. */
const key = 'view.consult'

/** Shows a code that leads a phone to where one is advised (SHELL-4); institutes that name no such place have no button. */
export function ConsultTool() {
  const { client } = useWorkspace()
  const words = useWords(tellingMessages)
  const [address, setAddress] = useState('')
  useEffect(() => {
    const left = new AbortController()
    client.send(contract.parameter.view, { query: { code: key }, signal: left.signal, quiet: true }).then(
      (values) => setAddress(values[key] ?? ''),
      // Nobody misses what is not offered.
      () => undefined,
    )
    return () => left.abort()
  }, [client])
  if (address === '') return null
  return (
    <Popover title={words.consult} trigger={<TopTool icon={MessageCircleQuestionMark} label={words.consult} wideOnly />}>
      <div className={styles.code}>
        <QrCode label={words.consult} text={address} />
        <p>{words.consultHint}</p>
      </div>
    </Popover>
  )
}
