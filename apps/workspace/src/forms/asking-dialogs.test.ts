import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })

/** What does not ask before it closes, and why nothing would be lost. */
const holdsNothing: Readonly<Record<string, string>> = {
  'screens/many/ManyDialog.tsx': 'reports, and is stopped rather than closed while it goes on',
  'screens/report/IssueBatchDialog.tsx': 'reports; closing it stops nothing',
  'screens/resource/DetailsDrawer.tsx': 'shows a record or its history',
  'screens/resource/TellOnce.tsx': 'shows what is told once',
  'screens/sample/FoundSamplesDialog.tsx': 'asks which sample is meant',
  'screens/settlement/PeriodScreen.tsx': 'shows a history',
  'screens/work/attachments/AttachmentsCard.tsx': 'sends files as they are chosen',
  'screens/work/attachments/FilePreview.tsx': 'shows a file',
  'shell/telling/DownloadCentre.tsx': 'shows files to fetch',
}

const files = Object.entries(sources)
  .filter(([path]) => !path.endsWith('.test.tsx'))
  .map(([path, text]) => ({ file: path.replace(/^\.\.\//, '').replace(/^\.\//, 'forms/'), text }))

/** The properties of each panel that a file shows, as far as its first child. */
const panels = (text: string) => text.split(/<(?:Dialog|Drawer)\b(?=[\s>])/).slice(1)

test('[DLG-3] every dialog and drawer says whether it holds something unsaved, or stands among those that hold nothing', () => {
  const silent = files.filter(({ text }) => panels(text).some((panel) => !/^\s+(?:[^<]*\s)?unsaved=/.test(panel)))
  expect(silent.map(({ file }) => file).toSorted()).toEqual(Object.keys(holdsNothing).toSorted())
})

test('[DLG-3] that question is asked by the dialog alone: no screen writes it again', () => {
  expect(files.filter(({ text }) => text.includes('askDiscardHint')).map(({ file }) => file)).toEqual([])
})
