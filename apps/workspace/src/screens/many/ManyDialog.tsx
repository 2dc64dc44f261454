import { Button } from '@etalon/ui/button'
import { Dialog } from '@etalon/ui/dialog'
import { Meter } from '@etalon/ui/meter'
import { useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import type { ResourceRow } from '../resource/index.ts'
import * as styles from './many.css.ts'
import type { Many } from './use-many.ts'

interface ManyDialogProps<Row extends ResourceRow> {
  readonly many: Many<Row>
  readonly nameOf: (row: Row) => string
}

/** Reports of each of many records what came of it. Whoever stops it leaves the rest as they are. */
export function ManyDialog<Row extends ResourceRow>({ many: { dialog, run, stop }, nameOf }: ManyDialogProps<Row>) {
  const words = useWords(resourceMessages)
  if (!run) return null
  const { action, rows, results, isEnded } = run
  const done = results.filter(({ refusal }) => refusal === undefined).length
  const close = () => (isEnded ? dialog.close('done') : stop())
  return (
    <Dialog
      actor={dialog.actor}
      title={words.reportTitle(action.label)}
      views={false}
      onCloseRequested={close}
      footer={
        <Button kind={isEnded ? 'primary' : 'plain'} onPress={close}>
          {isEnded ? words.close : words.stop}
        </Button>
      }
    >
      <div className={styles.report}>
        <p role="status">
          {isEnded ? words.reportDone(done, rows.length - done) : words.reportRunning(results.length, rows.length)}
        </p>
        {!isEnded && <Meter label={words.reportTitle(action.label)} value={results.length} max={rows.length} />}
        <ul className={styles.results}>
          {rows.map((row, place) => {
            const result = results[place]
            const isRefused = result?.refusal !== undefined
            const said = result ? (result.refusal ?? words.reportOk) : isEnded ? words.reportStopped : '…'
            return (
              <li key={row.id} className={styles.result}>
                <span>{nameOf(row)}</span>
                <span className={styles.why} data-refused={isRefused || undefined}>
                  {said}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}
