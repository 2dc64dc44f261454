import { Card } from '@etalon/ui/card'
import { PlainBarChart } from '@etalon/ui/chart'
import { type FrameMessages, type Language, localeOf } from '@etalon/ui/i18n'
import { PlainStatTile } from '@etalon/ui/stat-tile'
import type { ReactNode } from 'react'
import { dashboardMessages } from '../messages/dashboard.ts'
import { inLanguage } from '../messages/in-language.ts'
import { Counts } from '../screens/dashboard/Counts.tsx'
import { DueList } from '../screens/dashboard/DueList.tsx'
import { labelIn } from '../screens/work/moves/label-of.ts'
import { readChoices } from '../workspace/kept/kept-choices.ts'
import type { FirstData } from './first-data.ts'

const PlainLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>

/** The home page of the first shell: its figures and what is due. What draws the chart comes with the shell itself. */
export function FirstPage({
  data,
  language,
  frame,
}: {
  readonly data: FirstData
  readonly language: Language
  readonly frame: FrameMessages
}) {
  const words = dashboardMessages[language]
  const numbers = new Intl.NumberFormat(localeOf[language])
  const choices = readChoices().all
  return (
    <Counts
      {...data.counts}
      words={words}
      name={inLanguage(language, data.name, data.nameEn)}
      write={(count) => numbers.format(count)}
      labelOf={(dictionary, state) => labelIn(choices, dictionary, state, language)}
      tile={PlainStatTile}
    >
      <Card title={words.due}>
        <DueList found={data.due} words={words} language={language} link={PlainLink} />
      </Card>
      <Card title={words.flow}>
        <PlainBarChart label={words.flowNote} loading={frame.loading} series={[words.received, words.issued]} />
      </Card>
    </Counts>
  )
}
