import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runCommand } from '@etalon/verify/command'
import { expect, test } from 'vitest'

const place = fileURLToPath(new URL('../../../../docs/certificates/', import.meta.url))
const check = async (file: string, options: Parameters<typeof runCommand>[0]['options']) => {
  const lines: string[] = []
  const code = await runCommand(
    { words: [file], options },
    {
      say: (line) => lines.push(line),
      readFile: (name) => new Uint8Array(readFileSync(`${place}${name}`)),
      writeFile: () => {},
      fetchBytes: () => Promise.reject(new Error('nobody is asked')),
    },
  )
  return { code, lines }
}

test.each(['verification', 'calibration', 'testing'])(
  '[CERT-3][CERT-4][CERT-5] the %s that the documents show holds: seal, statement and log, and what was said of it is kept',
  async (name) => {
    const options = {
      seal: 'seal.pem',
      keys: 'keys.json',
      statement: `${name}.jws`,
      proof: `${name}.tlog-proof`,
      head: 'checkpoint',
    }
    const pdf = await check(`${name}.pdf`, options)
    expect(pdf.lines.every((line) => line.startsWith('holds'))).toBe(true)
    expect(pdf).toMatchObject({ code: 0, lines: { length: 3 } })
    const xml = await check(`${name}.dcc.xml`, { ...options, signature: `${name}.dcc.xml.p7s` })
    expect(xml).toMatchObject({ code: 0, lines: { length: 3 } })
    const judged = readFileSync(`${place}judges.txt`, 'utf8')
    for (const line of pdf.lines) expect(judged).toContain(line)
    for (const words of [
      'Signature is Valid',
      'CMS Verification successful',
      `${name}.dcc.xml validates`,
      'No syntax or stream encoding',
    ])
      expect(judged).toContain(words)
  },
)
