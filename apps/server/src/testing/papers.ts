import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { contract, type Ticketed } from '@etalon/api/contract'
import { afterAll, beforeAll, expect } from 'vitest'

const run = promisify(execFile)

/** A paper as somebody has it who fetched it. */
export interface FetchedPaper {
  /** What the answer says of its name. */
  readonly name: string
  /** What it says, without blanks. */
  readonly text: string
  /** Where it lies on the disk until the tests of the file end. */
  readonly path: string
}

/** Fetches papers of a server by their tickets, and asks the programs that strangers would use about them. */
export function papersOf(server: { readonly workspaceUrl: string }) {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalon-paper-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** What a program prints; a complaint on its second channel is a failure too. */
  const tool = async (name: string, ...given: string[]): Promise<string> => {
    const { stdout, stderr } = await run(name, given, { cwd: folder })
    expect(stderr).toBe('')
    return stdout
  }
  const fetched = ({ ticket, fileId }: Ticketed) =>
    fetch(`${server.workspaceUrl}${contract.file.download.path}?${new URLSearchParams({ fileId, ticket })}`)

  async function paperOf(given: Ticketed): Promise<FetchedPaper> {
    const answer = await fetched(given)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const path = join(folder, `${given.fileId}.pdf`)
    await writeFile(path, Buffer.from(await answer.arrayBuffer()))
    const text = (await tool('pdftotext', '-layout', path, '-')).replace(/\s+/g, '')
    return { name: answer.headers.get('content-disposition') ?? '', text, path }
  }

  /** Whether it is whole and tagged PDF/A-3a on A4 with all its fonts in it. */
  async function checkForm({ path }: FetchedPaper): Promise<void> {
    const info = await tool('pdfinfo', path)
    expect(info).toMatch(/Tagged:\s+yes/)
    expect(info).toMatch(/Page size:.*A4/)
    expect(await tool('pdfinfo', '-meta', path)).toMatch(/<pdfaid:part>3<[\s\S]*<pdfaid:conformance>A</)
    expect(await tool('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found')
    const fonts = (await tool('pdffonts', path)).split('\n').slice(2).filter(Boolean)
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts) expect(font).toMatch(/ yes yes yes /)
  }

  /** Its first page, at a hundred points to the inch. */
  async function pageOf({ path }: FetchedPaper): Promise<DrawnPage> {
    await tool('pdftoppm', '-r', '100', '-gray', '-singlefile', path, path)
    const picture = await readFile(`${path}.pgm`)
    // P5, width and height, the lightest value: three lines, then a byte for each point.
    const head = /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(picture.subarray(0, 64).toString('latin1'))
    return { width: Number(head?.[1]), points: picture.subarray(head?.[0].length ?? 0) }
  }

  /** How many points of its first page are dark. */
  const darkPointsOf = async (paper: FetchedPaper): Promise<number> =>
    (await pageOf(paper)).points.reduce((dark, point) => dark + (isDark(point) ? 1 : 0), 0)

  return { fetched, paperOf, checkForm, pageOf, darkPointsOf }
}

/** A page in grey, row by row. */
export interface DrawnPage {
  readonly width: number
  readonly points: Uint8Array
}

const isDark = (point: number) => point < 128

/** Where a page is dark and another is not: from its left and upper edges, in points. */
export function darkerIn(one: DrawnPage, other: DrawnPage) {
  const places: number[] = []
  one.points.forEach((point, at) => {
    if (isDark(point) && !isDark(other.points[at] ?? 255)) places.push(at)
  })
  const [xs, ys] = [places.map((at) => at % one.width), places.map((at) => Math.floor(at / one.width))]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { left, right, top, bottom, width: right - left + 1, height: bottom - top + 1 }
}
