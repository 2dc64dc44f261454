import { type Operation, operationsOf } from './content.ts'
import {
  at,
  catalogueOf,
  dictionary,
  drawings,
  everyDictionary,
  listAt,
  objectOf,
  type Pdf,
  type PdfDictionary,
  type PdfValue,
  pagesOf,
} from './read-pdf.ts'
import type { Rule } from './rule.ts'

const known = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri s S SC sc ' +
    'SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' "'
  ).split(' '),
)
const drawn = (pdf: Pdf) => drawings(pdf).map((one) => ({ ...one, operations: operationsOf(one.bytes) }))

/** The profile of the output intent, by its header. */
function profileOf(pdf: Pdf): { readonly space: string; readonly kind: string; readonly version: number } | undefined {
  const intents = listAt(pdf, catalogueOf(pdf)['/OutputIntents']).map((one) => at(pdf, one))
  const intent = intents.find((one) => one['/S'] === '/GTS_PDFA1')
  const { data } = objectOf(pdf, intent?.['/DestOutputProfile'])
  if (data?.toString('latin1', 36, 40) !== 'acsp') return undefined
  return { version: data[8] ?? 0, kind: data.toString('latin1', 12, 16), space: data.toString('latin1', 16, 20) }
}

const ofDevice: Readonly<Record<string, string>> = { rg: 'RGB ', RG: 'RGB ', k: 'CMYK', K: 'CMYK' }
const byName: Readonly<Record<string, string>> = { '/DeviceRGB': 'RGB ', '/DeviceCMYK': 'CMYK' }

/** Fonts with which something is shown, each with the codes of its glyphs. */
function shown(pdf: Pdf): ReadonlyMap<PdfDictionary, Set<number>> {
  const used = new Map<PdfDictionary, Set<number>>()
  for (const { operations, resources } of drawn(pdf)) {
    let font: PdfDictionary | undefined
    for (const { operator, operands } of operations) {
      if (operator === 'Tf') font = at(pdf, at(pdf, resources['/Font'])[String(operands[0])])
      if (!['Tj', 'TJ', "'", '"'].includes(operator) || !font) continue
      const codes = used.get(font) ?? new Set()
      used.set(font, codes)
      const isWide = font['/Subtype'] === '/Type0'
      for (const one of operands) {
        if (!Buffer.isBuffer(one)) continue
        for (let place = 0; place < one.length; place += isWide ? 2 : 1)
          codes.add(isWide ? (one[place] ?? 0) * 256 + (one[place + 1] ?? 0) : (one[place] ?? 0))
      }
    }
  }
  return used
}

const descendantOf = (pdf: Pdf, font: PdfDictionary) => at(pdf, listAt(pdf, font['/DescendantFonts'])[0])
const nameOf = (font: PdfDictionary) => String(font['/BaseFont'])

/** The codes to which a ToUnicode map gives words. */
function mapped(map: string): Set<number> {
  const codes = new Set<number>()
  for (const [, lines = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', said = ''] of lines.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g))
      if (!/^(0000|feff|fffe)$/i.test(said)) codes.add(Number.parseInt(code, 16))
  for (const [, lines = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = ''] of lines.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*[<[]/g))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) codes.add(code)
  return codes
}

const nested = (operations: readonly Operation[]): number => {
  let depth = 0
  let most = 0
  for (const { operator } of operations) {
    depth += operator === 'q' ? 1 : operator === 'Q' ? -1 : 0
    most = Math.max(most, depth)
    if (depth < 0) return Number.POSITIVE_INFINITY
  }
  return most
}

const states = (pdf: Pdf) =>
  [...everyDictionary(pdf)].filter(({ dictionary: one }) => one['/Type'] === '/ExtGState' || '/BM' in one || '/SMask' in one)
const blends = new Set(
  'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity'
    .split(' ')
    .map((one) => `/${one}`),
)
const kindOf = (value: PdfValue | undefined) => [...everyKind(value)]
function* everyKind(value: PdfValue | undefined): Generator<string> {
  if (typeof value === 'string') yield value
  if (Array.isArray(value)) for (const one of value) yield* everyKind(one)
}

/** Rules about what is drawn, its colours and its fonts. */
export const drawingRules: readonly Rule[] = [
  {
    clause: '6.2.2',
    wants:
      'Pages draw with the operators of ISO 32000-1 alone, and name only resources that they have; states are nested 28 deep at most.',
    faults: (pdf) =>
      drawn(pdf).flatMap(({ of, operations, resources }) => {
        const wants: Readonly<Record<string, string>> = { Tf: '/Font', Do: '/XObject', gs: '/ExtGState', sh: '/Shading' }
        return [
          ...operations.filter(({ operator }) => !known.has(operator)).map(({ operator }) => `${of} ${operator}`),
          ...operations.flatMap(({ operator, operands: [name] }) => {
            const where = wants[operator]
            return where && !(String(name) in at(pdf, resources[where])) ? [`${of} ${String(name)}`] : []
          }),
          ...(nested(operations) > 28 ? [`${of} q`] : []),
        ]
      }),
  },
  {
    clause: '6.2.3',
    wants:
      'One output intent of PDF/A with an embedded ICC profile of version 4 at most, for a screen, a printer or a colour space, in RGB, CMYK or grey.',
    faults: (pdf) => {
      const intents = listAt(pdf, catalogueOf(pdf)['/OutputIntents']).map((one) => at(pdf, one))
      const profile = profileOf(pdf)
      const profiles = new Set(intents.map((one) => String(one['/DestOutputProfile'])))
      const ok =
        profile &&
        profile.version <= 4 &&
        ['prtr', 'mntr', 'scnr', 'spac'].includes(profile.kind) &&
        ['RGB ', 'CMYK', 'GRAY'].includes(profile.space)
      return [...(ok ? [] : ['profile']), ...(profiles.size === 1 ? [] : ['profiles differ'])]
    },
  },
  {
    clause: '6.2.4.2',
    wants: 'Each ICC colour space has a profile whose kind of colour fits its number of components, of version 4 at most.',
    faults: (pdf) =>
      Object.entries(pdf.objects).flatMap(([of, { value }]) => {
        if (!Array.isArray(value) || value[0] !== '/ICCBased') return []
        const profile = objectOf(pdf, value[1])
        const space = profile.data?.toString('latin1', 16, 20) ?? ''
        const components: Readonly<Record<string, number>> = { 'RGB ': 3, CMYK: 4, GRAY: 1, 'Lab ': 3 }
        const fits = components[space] === dictionary(profile.value)['/N'] && (profile.data?.[8] ?? 9) <= 4
        return fits ? [] : [of]
      }),
  },
  {
    clause: '6.2.4.3',
    wants: 'Colours of a device are used only where the output intent is of the same kind; grey with any.',
    faults: (pdf) => {
      const space = profileOf(pdf)?.space
      return [
        ...drawn(pdf).flatMap(({ of, operations }) =>
          operations.flatMap(({ operator, operands: [name] }) => {
            const wanted = ofDevice[operator] ?? (/^cs$/i.test(operator) ? byName[String(name)] : undefined)
            return wanted && wanted !== space ? [`${of} ${operator}`] : []
          }),
        ),
        ...[...everyDictionary(pdf)].flatMap(({ of, dictionary: one }) =>
          kindOf(one['/ColorSpace'])
            .filter((name) => byName[name] !== undefined && byName[name] !== space)
            .map((name) => `${of} ${name}`),
        ),
      ]
    },
  },
  {
    clause: '6.2.5',
    wants: 'States of drawing have no transfer functions, no halftone phases, and no halftones but of types 1 and 5.',
    faults: (pdf) =>
      states(pdf).flatMap(({ of, dictionary: one }) => [
        ...['/TR', '/HTP'].filter((key) => key in one).map((key) => `${of} ${key}`),
        ...('/TR2' in one && one['/TR2'] !== '/Default' ? [`${of} /TR2`] : []),
        ...('/HT' in one && ![1, 5].includes(Number(at(pdf, one['/HT'])['/HalftoneType'] ?? 1)) ? [`${of} /HT`] : []),
      ]),
  },
  {
    clause: '6.2.8, 6.2.9',
    wants:
      'Pictures have no alternates, no OPI and no interpolation; forms no OPI, no PostScript and no reference to another file.',
    faults: (pdf) =>
      Object.entries(pdf.objects).flatMap(([of, { value, data }]) => {
        const one = dictionary(value)
        if (!data || (one['/Subtype'] !== '/Image' && one['/Subtype'] !== '/Form' && one['/Subtype'] !== '/PS')) return []
        return [
          ...['/Alternates', '/OPI', '/PS', '/Ref'].filter((key) => key in one).map((key) => `${of} ${key}`),
          ...(one['/Interpolate'] === true ? [`${of} /Interpolate`] : []),
          ...(one['/Subtype'] === '/PS' || one['/Subtype2'] === '/PS' ? [`${of} PostScript`] : []),
        ]
      }),
  },
  {
    clause: '6.2.10',
    wants:
      'What is transparent blends by a mode of ISO 32000-1, and over an output intent, or a page with a colour space to blend in.',
    faults: (pdf) => {
      const found = states(pdf)
      const isSeeThrough = found.some(
        ({ dictionary: one }) =>
          ('/SMask' in one && one['/SMask'] !== '/None') || Number(one['/ca'] ?? 1) < 1 || Number(one['/CA'] ?? 1) < 1,
      )
      const isPlaced = profileOf(pdf) !== undefined || pagesOf(pdf).every((page) => '/CS' in at(pdf, page['/Group']))
      return [
        ...found.flatMap(({ of, dictionary: one }) =>
          kindOf(one['/BM'])
            .filter((mode) => !blends.has(mode))
            .map((mode) => `${of} ${mode}`),
        ),
        ...(isSeeThrough && !isPlaced ? ['nothing to blend in'] : []),
      ]
    },
  },
  {
    clause: '6.2.11.2, 6.2.11.3',
    wants:
      'Fonts are of the kinds of ISO 32000-1; composite ones are encoded by identity or an embedded CMap, and TrueType ones say which glyph each CID is.',
    faults: (pdf) =>
      [...shown(pdf).keys()].flatMap((font) => {
        const kinds = ['/Type0', '/Type1', '/MMType1', '/TrueType', '/Type3']
        if (!kinds.includes(String(font['/Subtype']))) return [nameOf(font)]
        if (font['/Subtype'] !== '/Type0') return []
        const inner = descendantOf(pdf, font)
        const encoding = font['/Encoding']
        const isEncoded = encoding === '/Identity-H' || encoding === '/Identity-V' || objectOf(pdf, encoding).data !== undefined
        const map = inner['/CIDToGIDMap']
        const isMapped = inner['/Subtype'] !== '/CIDFontType2' || map === '/Identity' || objectOf(pdf, map).data !== undefined
        return isEncoded && isMapped && '/CIDSystemInfo' in inner ? [] : [nameOf(font)]
      }),
  },
  {
    clause: '6.2.11.4',
    wants: 'The program of every font with which something is shown is embedded.',
    faults: (pdf) =>
      [...shown(pdf).keys()].flatMap((font) => {
        if (font['/Subtype'] === '/Type3') return []
        const own = font['/Subtype'] === '/Type0' ? descendantOf(pdf, font) : font
        const descriptor = at(pdf, own['/FontDescriptor'])
        const program = ['/FontFile', '/FontFile2', '/FontFile3'].map((key) => objectOf(pdf, descriptor[key]).data)
        return program.some((data) => data && data.length > 0) ? [] : [nameOf(font)]
      }),
  },
  {
    clause: '6.2.11.7',
    wants: 'Every glyph that is shown has its words in a `ToUnicode` map (wanted by conformance U and A).',
    faults: (pdf) =>
      [...shown(pdf)].flatMap(([font, codes]) => {
        const known = mapped(objectOf(pdf, font['/ToUnicode']).data?.toString('latin1') ?? '')
        const silent = [...codes].filter((code) => !known.has(code))
        return silent.length === 0 ? [] : [`${nameOf(font)}: ${silent.slice(0, 5).join(' ')}`]
      }),
  },
  {
    clause: '6.2.11.8',
    wants: 'The glyph for what a font lacks (`.notdef`) is never shown.',
    faults: (pdf) =>
      [...shown(pdf)].flatMap(([font, codes]) => (font['/Subtype'] === '/Type0' && codes.has(0) ? [nameOf(font)] : [])),
  },
]
