import { contract, encodeSearch, type SampleRow } from '@etalon/api/contract'
import { Button, ButtonLink } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { NumberField } from '@etalon/ui/number-field'
import { QrCode } from '@etalon/ui/qr-code'
import { Select } from '@etalon/ui/select'
import { Printer } from 'lucide-react'
import { type CSSProperties, useCallback, useEffect, useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import * as styles from './label-sheet.css.ts'
import { isLabelSize, type LabelSizeName, labelSizes, mostCopies, onSheet } from './label-sizes.ts'
import { mostLabels, sampleListPath } from './places.ts'

/** The labels of the samples that its address names, on paper as they are here. */
export default function SampleLabelScreen({ query }: ViewProps) {
  const { client } = useWorkspace()
  const wanted = query.ids ?? ''
  const { answer, reload } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const ids = wanted
          .split(',')
          .filter((one) => /^\d{1,18}$/.test(one))
          .slice(0, mostLabels)
        if (ids.length === 0) return []
        const body = encodeSearch({ current: 1, size: mostLabels, filter: { id: ids } })
        const { records } = await client.send(contract.sample.page, { body, signal, quiet: true })
        return records
          .filter((one) => one.sampleNo !== null)
          .toSorted((one, other) => ((one.sampleNo ?? '') < (other.sampleNo ?? '') ? -1 : 1))
      },
      [client, wanted],
    ),
  )
  return (
    <Answered answer={answer} reload={reload}>
      {(samples) => <LabelSheet samples={samples} />}
    </Answered>
  )
}

/** The paper, while the screen is shown: other screens print on theirs. */
function usePaper(paper: string): void {
  useEffect(() => {
    const style = document.createElement('style')
    style.textContent = `@page { size: ${paper}; margin: 0 }`
    document.head.append(style)
    return () => style.remove()
  }, [paper])
}

const counted = (text: string, most: number) => Math.min(most, Number(/^\d{1,3}$/.exec(text.trim())?.[0] ?? 0))

function LabelSheet({ samples }: { readonly samples: readonly SampleRow[] }) {
  const words = useWords(sampleMessages)
  const [size, setSize] = useState<LabelSizeName>('small')
  const [copies, setCopies] = useState('1')
  const [skip, setSkip] = useState('0')
  const { width, height, code, paper } = labelSizes[size]
  usePaper(paper)
  const times = Math.max(1, counted(copies, mostCopies))
  const empty = size === 'sheet' ? counted(skip, onSheet - 1) : 0
  const labels = samples.flatMap((sample) =>
    Array.from({ length: times }, (_, copy) => ({ key: `${sample.id}-${copy}`, sample })),
  )
  if (samples.length === 0)
    return (
      <Page title={words.labelsTitle}>
        <Card>
          <EmptyState title={words.noLabels} actions={<ButtonLink href={sampleListPath}>{words.toSamples}</ButtonLink>}>
            {words.noLabelsHint}
          </EmptyState>
        </Card>
      </Page>
    )
  return (
    <>
      <div data-print="hidden">
        <Page
          title={words.labelsTitle}
          beside={words.pieces(labels.length)}
          actions={
            <Button kind="primary" icon={Printer} onPress={() => window.print()}>
              {words.print}
            </Button>
          }
        >
          <Card>
            <div className={styles.options}>
              <Select
                label={words.size}
                value={size}
                onChange={(value) => setSize(value !== null && isLabelSize(value) ? value : 'small')}
                options={(Object.keys(labelSizes) as LabelSizeName[]).map((value) => ({ value, label: words.sizes[value] }))}
              />
              <NumberField label={words.copies} decimals={0} value={copies} onChange={setCopies} />
              {size === 'sheet' && (
                <NumberField label={words.skip} hint={words.skipHint} decimals={0} value={skip} onChange={setSkip} />
              )}
            </div>
          </Card>
        </Page>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet that is wider than its frame is scrolled by the keyboard too */}
      <section className={styles.frame} aria-label={words.labelsFrame} tabIndex={0}>
        <div
          className={styles.sheet}
          data-size={size}
          style={{ '--label-width': `${width}mm`, '--label-height': `${height}mm`, '--label-code': `${code}mm` } as CSSProperties}
        >
          {Array.from({ length: empty }, (_, place) => `skipped-${place}`).map((key) => (
            <div key={key} className={`${styles.label} ${styles.used}`} />
          ))}
          {labels.map(({ key, sample }) => (
            <Label key={key} sample={sample} code={code} />
          ))}
        </div>
      </section>
    </>
  )
}

/** Pixels of a millimetre, as CSS counts them. */
const pixels = 96 / 25.4

function Label({ sample, code }: { readonly sample: SampleRow; readonly code: number }) {
  const words = useWords(sampleMessages)
  const labels = useLabels()
  const number = sample.sampleNo ?? ''
  // What came with the sample goes back with it.
  const materials = sample.materials.map((key) => labels.of('acceptance_material', key))
  return (
    <article className={styles.label} aria-label={number}>
      <QrCode text={number} label={words.qrOf(number)} level="Q" size={Math.round(code * pixels)} printSize={code} />
      <div className={styles.words}>
        <span className={styles.number}>{number}</span>
        <span className={styles.line}>{sample.name}</span>
        <span className={styles.line}>{`${sample.model} ${sample.serial}`}</span>
        <span className={styles.line}>{sample.enterName}</span>
        <span className={styles.line}>{[sample.orderNo, sample.label].filter(Boolean).join(' · ')}</span>
        {materials.length > 0 && <span className={styles.line}>{materials.join(' · ')}</span>}
      </div>
    </article>
  )
}
