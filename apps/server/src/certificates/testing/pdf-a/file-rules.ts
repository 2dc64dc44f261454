import {
  at,
  catalogueOf,
  dictionary,
  everyDictionary,
  list,
  listAt,
  objectOf,
  type Pdf,
  type PdfValue,
  textOf,
} from './read-pdf.ts'
import type { Rule } from './rule.ts'

/** Says a fault where something does not hold. */
const unless = (holds: boolean, fault: string): readonly string[] => (holds ? [] : [fault])

/** The metadata of the document as text. */
export const metadataOf = (pdf: Pdf): string => objectOf(pdf, catalogueOf(pdf)['/Metadata']).data?.toString('utf8') ?? ''

function* valuesIn(value: PdfValue): Generator<PdfValue> {
  yield value
  if (Array.isArray(value)) for (const one of value) yield* valuesIn(one)
  else for (const one of Object.values(dictionary(value))) yield* valuesIn(one)
}
const everyValue = (pdf: Pdf): readonly PdfValue[] => Object.values(pdf.objects).flatMap(({ value }) => [...valuesIn(value)])

const element = (metadata: string, name: string): string | undefined => {
  const inside = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(metadata)?.[1]
  return inside
    ?.replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()
}
/** A moment of the file's and one of the metadata's, both as milliseconds. */
const momentOf = (text: string): number => {
  const parts = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(Z|[+-]\d\d'\d\d)?/.exec(text)
  if (!parts) return Date.parse(text)
  const [, year, month, day, hour, minute, second, zone = 'Z'] = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone.replace("'", ':')}`)
}

/** Rules about the file and its objects. */
export const fileRules: readonly Rule[] = [
  {
    clause: '6.1.2',
    wants: 'The file begins with `%PDF-1.n`, and a comment of four bytes above 127 follows at once.',
    faults: ({ bytes }) => [
      ...unless(/^%PDF-1\.[0-7][\r\n]/.test(bytes.toString('latin1', 0, 9)), 'header'),
      ...unless(/^%PDF-1\.\d\r?\n?%[\x80-\xff]{4}/.test(bytes.toString('latin1', 0, 20)), 'comment'),
    ],
  },
  {
    clause: '6.1.3',
    wants: 'The trailer has an ID of two strings and no `Encrypt`; nothing follows the last `%%EOF`.',
    faults: ({ bytes, trailer }) => [
      ...unless(list(trailer['/ID']).filter((one) => typeof one === 'string' && one.length > 2).length === 2, 'ID'),
      ...unless(!('/Encrypt' in trailer), 'Encrypt'),
      ...unless(/%%EOF(\r\n|\r|\n)?$/.test(bytes.toString('latin1', bytes.length - 16)), 'after the end'),
    ],
  },
  {
    clause: '6.1.4, 6.1.6 to 6.1.9',
    wants: 'Cross references, strings, streams with their lengths, names and objects are read without complaint (qpdf).',
    faults: ({ complaints }) => unless(complaints === '', complaints),
  },
  {
    clause: '6.1.7.1',
    wants: 'No stream has its content outside of the file (`F`, `FFilter`, `FDecodeParms`).',
    faults: (pdf) =>
      Object.entries(pdf.objects).flatMap(([of, { value, data }]) =>
        data ? ['/F', '/FFilter', '/FDecodeParms'].filter((key) => key in dictionary(value)).map((key) => `${of} ${key}`) : [],
      ),
  },
  {
    clause: '6.1.7.2',
    wants: 'No stream is compressed with LZW, encrypted, or in a filter that ISO 32000-1 does not know.',
    // Asked of the file itself: what was taken apart is decoded already.
    faults: ({ bytes }) => {
      const text = bytes.toString('latin1').replace(/stream\r?\n[\s\S]*?endstream/g, '')
      const named = [...text.matchAll(/\/Filter\s*(\/\w+|\[[^\]]*\])/g)].flatMap(([, said = '']) => said.match(/\/\w+/g) ?? [])
      const known = [
        'FlateDecode',
        'ASCIIHexDecode',
        'ASCII85Decode',
        'RunLengthDecode',
        'DCTDecode',
        'CCITTFaxDecode',
        'JBIG2Decode',
      ]
      // The handler of a seal is named by the same word.
      return named.filter((one) => one !== '/Adobe' && !known.includes(one.slice(1)))
    },
  },
  {
    clause: '6.1.8',
    wants: 'Names can be read as UTF-8.',
    faults: (pdf) =>
      everyValue(pdf)
        .flatMap((value) => (typeof value === 'string' ? [value] : Object.keys(dictionary(value))))
        .filter((name) => name.startsWith('n:/') || (name.startsWith('/') && name.includes('\ufffd'))),
  },
  {
    clause: '6.1.12',
    wants: '`Perms` names nothing but `DocMDP` and `UR3`, and where it names `DocMDP` no seal refers to a digest of its own.',
    faults: (pdf) => {
      const permissions = at(pdf, catalogueOf(pdf)['/Perms'])
      const others = Object.keys(permissions).filter((key) => key !== '/DocMDP' && key !== '/UR3')
      const references = listAt(pdf, at(pdf, permissions['/DocMDP'])['/Reference']).map((one) => at(pdf, one))
      const digests = references.flatMap((one) =>
        ['/DigestLocation', '/DigestMethod', '/DigestValue'].filter((key) => key in one),
      )
      return [...others, ...digests]
    },
  },
  {
    clause: '6.1.13',
    wants:
      'Limits: integers of 32 bits, reals up to 3.403e38, strings up to 32,767 bytes, names up to 127, 8,388,607 objects, pages of 3 to 14,400 points.',
    faults: (pdf) => [
      ...unless(Object.keys(pdf.objects).length <= 8_388_607, 'objects'),
      ...everyValue(pdf).flatMap((value): string[] => {
        if (typeof value === 'number')
          return Math.abs(value) > (Number.isInteger(value) ? 2_147_483_648 : 3.403e38) ? [String(value)] : []
        if (typeof value !== 'string') return []
        if (value.startsWith('b:')) return value.length > 2 + 2 * 32_767 ? ['a string'] : []
        if (value.startsWith('u:')) return value.length > 2 + 32_767 / 2 ? ['a string'] : []
        return value.startsWith('/') && Buffer.byteLength(value) > 128 ? [value] : []
      }),
      ...[...everyDictionary(pdf)].flatMap(({ of, dictionary: one }) => {
        const box = list(one['/MediaBox']).map(Number)
        const sides = [Number(box[2]) - Number(box[0]), Number(box[3]) - Number(box[1])]
        return box.length === 0 || sides.every((side) => side >= 3 && side <= 14_400) ? [] : [`${of} MediaBox`]
      }),
    ],
  },
  {
    clause: '6.6.2.1',
    wants: 'The catalogue has XMP metadata in UTF-8, unfiltered in its declaration: no `bytes` and no `encoding` in the packet.',
    faults: (pdf) => {
      const { value, data } = objectOf(pdf, catalogueOf(pdf)['/Metadata'])
      const text = metadataOf(pdf)
      return [
        ...unless(data !== undefined && dictionary(value)['/Subtype'] === '/XML', 'no metadata'),
        ...unless(/^<\?xpacket begin="\ufeff?" id="W5M0MpCehiHzreSzNTczkc9d"\?>/.test(text), 'packet'),
        ...unless(!text.includes('\ufffd'), 'not UTF-8'),
      ]
    },
  },
  {
    clause: '6.6.2.3',
    wants:
      'Whatever the metadata says outside of the schemas of XMP 2004, Dublin Core, PDF and PDF/A is described by an extension schema.',
    faults: (pdf) => {
      const text = metadataOf(pdf)
      const own = ['rdf', 'x', 'dc', 'xmp', 'xmpMM', 'xmpTPg', 'pdf', 'pdfaid', 'stEvt', 'stRef']
      const ofExtensions = ['pdfaExtension', 'pdfaSchema', 'pdfaProperty', 'pdfaType', 'pdfaField']
      const described = [...text.matchAll(/<pdfaSchema:prefix>([^<]*)</g)].map(([, prefix]) => prefix)
      const used = new Set([...text.matchAll(/<([A-Za-z]+):[A-Za-z]/g)].map(([, prefix = '']) => prefix))
      return [...used].filter((prefix) => ![...own, ...ofExtensions, ...described].includes(prefix))
    },
  },
  {
    clause: '6.6.3',
    wants: 'Title, author, keywords, producer, creator and both moments in the file’s information are those of the metadata.',
    faults: (pdf) => {
      const information = at(pdf, pdf.trailer['/Info'])
      const text = metadataOf(pdf)
      const pairs = [
        ['/Title', 'dc:title'],
        ['/Author', 'dc:creator'],
        ['/Subject', 'dc:description'],
        ['/Keywords', 'pdf:Keywords'],
        ['/Producer', 'pdf:Producer'],
        ['/Creator', 'xmp:CreatorTool'],
      ] as const
      const moments = [
        ['/CreationDate', 'xmp:CreateDate'],
        ['/ModDate', 'xmp:ModifyDate'],
      ] as const
      return [
        ...pairs
          .filter(([key, name]) => key in information && textOf(information[key]) !== element(text, name))
          .map(([key]) => key),
        ...moments
          .filter(
            ([key, name]) => key in information && momentOf(textOf(information[key])) !== momentOf(element(text, name) ?? ''),
          )
          .map(([key]) => key),
      ]
    },
  },
  {
    clause: '6.6.4',
    wants: 'The metadata says part 3 and conformance B, or A, which is B and more.',
    faults: (pdf) => {
      const text = metadataOf(pdf)
      return [
        ...unless(element(text, 'pdfaid:part') === '3', 'part'),
        ...unless(/^[ABU]$/.test(element(text, 'pdfaid:conformance') ?? ''), 'conformance'),
        ...unless(text.includes('http://www.aiim.org/pdfa/ns/id/'), 'namespace'),
      ]
    },
  },
]
