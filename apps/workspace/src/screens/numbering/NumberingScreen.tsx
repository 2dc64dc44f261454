import { contract, type NumberingRule } from '@etalon/api/contract'
import { composeNumber, dayInShanghai, exampleFacts } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { useDialog } from '@etalon/ui/dialog'
import { StatePill } from '@etalon/ui/state-pill'
import { Pencil } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { numberingMessages } from '../../messages/numbering.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as page from '../order/order-detail.css.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { Facts } from '../work/record/Facts.tsx'
import { NumberingDialog } from './NumberingDialog.tsx'

/** How orders, samples, items and reports are numbered, each with an example of today (SYS-3). */
export default function NumberingScreen() {
  const { client } = useWorkspace()
  const words = useWords(numberingMessages)
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.numbering.list, { signal, quiet: true }), [client]),
  )
  return (
    <Answered answer={answer} reload={reload}>
      {(rules) => (
        <Page title={words.title}>
          <div className={page.body}>
            <p>{words.note}</p>
            {rules.map((rule) => (
              <Rule key={rule.kind} rule={rule} onSaved={reload} />
            ))}
          </div>
        </Page>
      )}
    </Answered>
  )
}

function Rule({ rule, onSaved }: { readonly rule: NumberingRule; readonly onSaved: () => void }) {
  const words = useWords(numberingMessages)
  const labels = useLabels()
  const dialog = useDialog('large')
  /** The version on which somebody typed while another one was saved: what they typed stays. */
  const [typedOn, typeOn] = useState<number>()
  const parts = rule.items
    .map((item) => (item.type === '7' ? `“${item.text}”` : labels.of('rules_item_type', item.type)))
    .join(' + ')
  return (
    <Card
      title={words.kinds[rule.kind]}
      actions={
        <>
          <StatePill tone={rule.isUsual ? 'neutral' : 'info'} shape="done">
            {rule.isUsual ? words.usual : words.own}
          </StatePill>
          <Button size="small" icon={Pencil} onPress={dialog.open}>
            {words.edit}
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          [words.parts, parts],
          [words.preview, composeNumber(rule.items, exampleFacts(dayInShanghai(new Date())), 1)],
        ]}
      />
      {/* What was typed on one version is nothing on the next. */}
      <NumberingDialog
        key={typedOn ?? rule.version}
        dialog={dialog}
        rule={rule}
        isOvertaken={typedOn !== undefined}
        onOvertaken={() => {
          typeOn(typedOn ?? rule.version)
          onSaved()
        }}
        onDone={() => {
          typeOn(undefined)
          onSaved()
        }}
      />
    </Card>
  )
}
