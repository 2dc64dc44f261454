import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { inChromium } from '../../vitest.config.ts'
import { storyRun } from '../story-run.ts'
import type { Remains } from './remains.ts'

const target = fileURLToPath(new URL('../../bench/results/memory.md', import.meta.url))
const rows: Remains[] = []
process.on('exit', () => {
  if (rows.length > 0) writeFileSync(target, report())
})

/** `npm run test:memory`: minutes, so it is not part of `npm test`; what it found is committed. */
export default defineConfig({
  ...storyRun,
  test: {
    include: ['.storybook/memory/memory.test.tsx'],
    testTimeout: 300_000,
    browser: {
      ...inChromium,
      commands: {
        noteRemains: (_: unknown, remains: Remains) => {
          rows.push(remains)
        },
      },
      viewport: { width: 1280, height: 800 },
    },
  },
})

const lineOf = ({ story, nodes, listeners, heap }: Remains) =>
  `| ${story} | ${nodes} | ${listeners} | ${Math.round(heap / 1000)} |`

/** The lines of all components, each by its name: a run of some leaves those of the others. */
function report(): string {
  const earlier = readFileSync(target, 'utf8').matchAll(/^\| (\S+\/\S+, .+?) +\|.*$/gm)
  const all = new Map([
    ...[...earlier].map(([line, story = '']) => [story, line] as const),
    ...rows.map((row) => [row.story, lineOf(row)] as const),
  ])
  const lines = [...all].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line)
  return `# What components leave behind

Each component, in its first story, was shown and taken away 100 times, then 1,000 times more. The table says
how many elements and texts, listeners, and kilobytes of heap Chromium counted after the thousand beyond those before it, both after a
collection of garbage. Ten of a kind would be one for a hundred showings, and fail. What lies over the page was opened by its play forty
times besides (“opened”); twenty of a kind would be one for every second time, and fail. The heap is told, not judged: engines keep code
and free room as they like.

Again: \`npm run test:memory\`, which takes half an hour; with \`-- -t tab-strip\` for one.

| component | elements | listeners | heap, kB |
| --- | ---: | ---: | ---: |
${lines.join('\n')}
`
}
