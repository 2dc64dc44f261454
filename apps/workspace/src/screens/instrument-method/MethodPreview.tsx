import { limitAt, type OwnMethod, printedLimit, sheetOf } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { useWords } from '../../messages/index.ts'
import { instrumentMethodMessages } from '../../messages/instrument-method.ts'
import { Facts } from '../work/record/Facts.tsx'
import { FrameTable, figureHeads } from '../work/record/FrameTable.tsx'
import * as styles from './method.css.ts'

/** What a record will ask for by a method, and the limit at each point; words in its place while there is none. */
export function MethodPreview({ method }: { readonly method: OwnMethod | undefined }) {
  const words = useWords(instrumentMethodMessages)
  const language = useLanguage()
  if (!method) return <p className={styles.why}>{words.previewHint}</p>
  const sheet = sheetOf(method)
  return (
    <div className={styles.preview}>
      <FrameTable
        label={words.points}
        heads={[
          words.place,
          ...figureHeads(`${words.reference} / ${method.unit}`, words.cells, `${words.allowed} / ${method.unit}`),
        ]}
      >
        {method.points.map((point, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points may repeat, and stand in their order
          <tr key={place}>
            <td>{place + 1}</td>
            <td data-numeric="">{point}</td>
            <td data-numeric="">{words.readingsOf(method.readings)}</td>
            <td data-numeric="">{method.limit === null ? words.notJudged : printedLimit(limitAt(method.limit, point))}</td>
          </tr>
        ))}
      </FrameTable>
      <Facts
        facts={[
          ...sheet.conditions.map(
            (one) => [one[language], `${one.minimum} – ${one.maximum} ${one.unit}`] satisfies [string, string],
          ),
          ...sheet.observations.map((one) => [one[language], one.requirement || '—'] satisfies [string, string]),
        ]}
      />
    </div>
  )
}
