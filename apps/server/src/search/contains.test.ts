import { expect, test } from 'vitest'
import { sql, statementText } from '../db/index.ts'
import { startTestServer } from '../testing/index.ts'
import { contains } from './contains.ts'

const server = await startTestServer()

const texts = [
  ...'铂电阻 Pt100|PT1000 探头|Ⅲ等量块|ⅲ等量块|电阻箱 10 kΩ|10 KΩ|标准砝码 100%|a_b|反斜\\杠|弹簧管式一般压力表 0.5级'.split('|'),
  ...'STRASSE|Straße|İstanbul|istanbul|i\u0307x|ΟΔΟΣ|οδος|ﬁlter|Filter|e\u0301cole|E\u0301COLE'.split('|'),
]
const words = [
  ...'压力|0.5级|Pt100|pt1|Ⅲ|ⅲ等|kω|KΩ|100%|%|_|a_|\\|等|10|(|　'.split('|'),
  ...'ß|ss|SS|İ|i|\u0307|ς|σ|ﬁ|fi|\u0301|E\u0301'.split('|'),
]

test.each(words)('[SRCH-4][ADV-4] “%s” is found where it stands, capitals and small letters being alike', async (word) => {
  const { rows } = await server.database.within('000000', (tx) =>
    tx.execute<{ text: string; found: boolean; alike: boolean }>(sql`
      select t.text, ${contains({ sql: sql`t.text`, type: 'text' }, word, true)} as found,
        t.text ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} as alike
      from unnest(${sql.param(texts)}::text[]) as t(text)`),
  )
  expect(rows).toHaveLength(texts.length)
  expect(rows.filter(({ found, alike }) => found !== alike)).toEqual([])
  if (['压力', '0.5级', 'kω', 'ss', '100%', 'a_', '\\', '等', '10'].includes(word))
    expect(rows.some(({ found }) => found)).toBe(true)
})

test('[SRCH-4] only where capitals have to be thought of, each text is written anew to compare it', () => {
  const asked = (word: string) => statementText(contains({ sql: sql`t.text`, type: 'text' }, word, true)).text
  expect(['压力', '0.5级', '100%', '2026'].map(asked).every((text) => / like /.test(text))).toBe(true)
  expect(['Pt100', 'kω', '\u0301', 'ß'].map(asked).every((text) => / ilike /.test(text))).toBe(true)
})
