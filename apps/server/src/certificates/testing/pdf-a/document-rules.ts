import {
  at,
  catalogueOf,
  dictionary,
  everyDictionary,
  list,
  listAt,
  objectOf,
  type Pdf,
  type PdfDictionary,
  pagesOf,
  textOf,
} from './read-pdf.ts'
import type { Rule } from './rule.ts'

const annotations = (pdf: Pdf): readonly PdfDictionary[] =>
  pagesOf(pdf).flatMap((page) => listAt(pdf, page['/Annots']).map((one) => at(pdf, one)))
const formOf = (pdf: Pdf) => at(pdf, catalogueOf(pdf)['/AcroForm'])
const kinds = new Set(
  (
    'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup FileAttachment ' +
    'Widget PrinterMark TrapNet Watermark Redact'
  )
    .split(' ')
    .map((one) => `/${one}`),
)
/** Bits of an annotation's flags. */
const flags = { invisible: 1, hidden: 2, print: 4, noView: 32, toggleNoView: 256 } as const
const isEmptyBox = (one: PdfDictionary) => {
  const [left, bottom, right, top] = list(one['/Rect']).map(Number)
  return left === right && bottom === top
}
const actions = new Set(['/GoTo', '/GoToR', '/GoToE', '/Thread', '/URI', '/Named', '/SubmitForm'])
const movements = new Set(['/NextPage', '/PrevPage', '/FirstPage', '/LastPage'])

const files = (pdf: Pdf) =>
  [...everyDictionary(pdf)].filter(({ dictionary: one }) => one['/Type'] === '/Filespec' || '/EF' in one)
/** Every file that something in the document says it belongs to. */
const associated = (pdf: Pdf) =>
  new Set([...everyDictionary(pdf)].flatMap(({ dictionary: one }) => listAt(pdf, one['/AF']).map((file) => String(file))))
const relationships = [
  '/Source',
  '/Data',
  '/Alternative',
  '/Supplement',
  '/EncryptedPayload',
  '/FormData',
  '/Schema',
  '/Unspecified',
]

const elements = (pdf: Pdf) => [...everyDictionary(pdf)].filter(({ dictionary: one }) => one['/Type'] === '/StructElem')
const standard = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private H H1 H2 H3 H4 H5 H6 P L LI Lbl LBody Table TR TH TD THead ' +
    'TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'
  )
    .split(' ')
    .map((one) => `/${one}`),
)

/** Rules about annotations, forms, seals, actions, structure and files inside. */
export const documentRules: readonly Rule[] = [
  {
    clause: '6.3.1',
    wants: 'Annotations are of the kinds of ISO 32000-1, and none is a sound, a film, a screen or a body in space.',
    faults: (pdf) => annotations(pdf).flatMap((one) => (kinds.has(String(one['/Subtype'])) ? [] : [String(one['/Subtype'])])),
  },
  {
    clause: '6.3.2',
    wants: 'Annotations have flags, are printed, and are neither hidden nor shown on demand alone.',
    faults: (pdf) =>
      annotations(pdf).flatMap((one) => {
        if (one['/Subtype'] === '/Popup') return []
        const set = Number(one['/F'] ?? 0)
        const never = flags.invisible | flags.hidden | flags.noView | flags.toggleNoView
        return '/F' in one && (set & flags.print) !== 0 && (set & never) === 0 ? [] : [`${String(one['/Subtype'])} ${set}`]
      }),
  },
  {
    clause: '6.3.3',
    wants: 'Annotations have an appearance of the form that ISO 32000-1 wants, unless they take no room, or are links or popups.',
    faults: (pdf) =>
      annotations(pdf).flatMap((one) => {
        if (isEmptyBox(one) || one['/Subtype'] === '/Popup' || one['/Subtype'] === '/Link') return []
        const appearance = at(pdf, one['/AP'])
        const isOneForm = objectOf(pdf, appearance['/N']).data !== undefined
        const isButton = one['/FT'] === '/Btn'
        const isShown = '/N' in appearance && (isOneForm || isButton)
        return isShown && Object.keys(appearance).every((key) => key === '/N') ? [] : [String(one['/Subtype'])]
      }),
  },
  {
    clause: '6.4.1',
    wants: 'Fields start no actions, and no reader is told to make their appearances itself (`NeedAppearances`).',
    faults: (pdf) => [
      ...(formOf(pdf)['/NeedAppearances'] === true ? ['NeedAppearances'] : []),
      ...[...everyDictionary(pdf)].flatMap(({ of, dictionary: one }) =>
        (one['/Subtype'] === '/Widget' || '/FT' in one) && ('/A' in one || '/AA' in one) ? [of] : [],
      ),
    ],
  },
  {
    clause: '6.4.2',
    wants: 'There is no XFA form, and the document needs none drawn (`NeedsRendering`).',
    faults: (pdf) => [
      ...('/XFA' in formOf(pdf) ? ['XFA'] : []),
      ...(catalogueOf(pdf)['/NeedsRendering'] === true ? ['NeedsRendering'] : []),
    ],
  },
  {
    clause: '6.4.3',
    wants: 'A seal covers the whole file but itself, and is one DER message that has its certificate.',
    faults: (pdf) => {
      const seals = [...everyDictionary(pdf)].filter(({ dictionary: one }) => one['/Type'] === '/Sig' && '/ByteRange' in one)
      return seals.flatMap(({ of, dictionary: one }) => {
        const [from, before = 0, next = 0, after = 0] = list(one['/ByteRange']).map(Number)
        const isWhole = from === 0 && next + after === pdf.bytes.length
        const gap = pdf.bytes.toString('latin1', before, next)
        const isAlone = /^<[0-9A-Fa-f]*>$/.test(gap)
        const der = Buffer.from(gap.slice(1, -1), 'hex')
        // SEQUENCE with a length of two bytes, then the identifier of signed data; within it a certificate: SEQUENCE of SEQUENCE of [0] 2.
        const isSigned = der[0] === 0x30 && der[1] === 0x82 && der.includes(Buffer.from('06092a864886f70d010702', 'hex'))
        const hasCertificate = der.includes(Buffer.from('a003020102', 'hex'))
        return isWhole && isAlone && isSigned && hasCertificate ? [] : [of]
      })
    },
  },
  {
    clause: '6.5.1',
    wants:
      'Nothing launches, plays, hides, submits by itself, runs script or sets a state: only going somewhere and turning pages is left.',
    faults: (pdf) => {
      const named = at(pdf, catalogueOf(pdf)['/Names'])
      return [
        ...('/JavaScript' in named ? ['JavaScript'] : []),
        ...[...everyDictionary(pdf)].flatMap(({ of, dictionary: one }) => {
          const candidates = [one['/A'], one['/OpenAction'], one['/Next'], one['/Type'] === '/Action' ? one : undefined]
          return candidates.flatMap((candidate) => {
            const action = at(pdf, candidate)
            const kind = action['/S']
            if (kind === undefined || one['/Type'] === '/StructElem') return []
            const isKnown = actions.has(String(kind)) && (kind !== '/Named' || movements.has(String(action['/N'])))
            return isKnown ? [] : [`${of} ${String(kind)}`]
          })
        }),
        ...[...everyDictionary(pdf)].filter(({ dictionary: one }) => '/JS' in one).map(({ of }) => `${of} JS`),
      ]
    },
  },
  {
    clause: '6.5.2',
    wants: 'Neither the document nor a page does something by itself when it is opened, closed, saved or printed (`AA`).',
    faults: (pdf) => [
      ...('/AA' in catalogueOf(pdf) ? ['catalogue'] : []),
      ...pagesOf(pdf).flatMap((page) => ('/AA' in page ? ['page'] : [])),
    ],
  },
  {
    clause: '6.7.2 (A)',
    wants: 'The document is tagged: it says so, and its structure begins at a tree.',
    faults: (pdf) => [
      ...(at(pdf, catalogueOf(pdf)['/MarkInfo'])['/Marked'] === true ? [] : ['Marked']),
      ...('/K' in at(pdf, catalogueOf(pdf)['/StructTreeRoot']) ? [] : ['StructTreeRoot']),
      ...pagesOf(pdf).flatMap((page) => ('/StructParents' in page ? [] : ['a page'])),
    ],
  },
  {
    clause: '6.7.3 (A)',
    wants: 'Elements are of the standard kinds, or mapped to one of them, and no kind is mapped in a circle.',
    faults: (pdf) => {
      const roles = at(pdf, at(pdf, catalogueOf(pdf)['/StructTreeRoot'])['/RoleMap'])
      const leads = (kind: string, steps = 0): boolean =>
        standard.has(kind) || (steps < 8 && typeof roles[kind] === 'string' && leads(String(roles[kind]), steps + 1))
      return [...new Set(elements(pdf).map(({ dictionary: one }) => String(one['/S'])))].filter((kind) => !leads(kind))
    },
  },
  {
    clause: '6.7.4, 6.7.5 (A)',
    wants: 'The document says its language, and pictures and formulas say in words what they show.',
    faults: (pdf) => [
      ...(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(textOf(catalogueOf(pdf)['/Lang'])) ? [] : ['Lang']),
      ...elements(pdf).flatMap(({ of, dictionary: one }) => {
        if (one['/S'] !== '/Figure' && one['/S'] !== '/Formula') return []
        return textOf(one['/Alt']) !== '' || '/ActualText' in one ? [] : [of]
      }),
    ],
  },
  {
    clause: '6.8 (files)',
    wants:
      'A file inside has `F`, `UF`, its content, its kind as MIME, its size and the moment of its last change, which are true.',
    faults: (pdf) =>
      files(pdf).flatMap(({ of, dictionary: one }) => {
        const inside = objectOf(pdf, at(pdf, one['/EF'])['/F'])
        const stream = dictionary(inside.value)
        const parameters = at(pdf, stream['/Params'])
        return [
          ...(textOf(one['/F']) !== '' && textOf(one['/UF']) !== '' ? [] : [`${of} F, UF`]),
          ...(inside.data ? [] : [`${of} EF`]),
          ...(/^\/\w+\/[\w.+-]+$/.test(String(stream['/Subtype'])) ? [] : [`${of} Subtype`]),
          ...(parameters['/Size'] === inside.data?.length ? [] : [`${of} Size`]),
          ...(/^u:D:\d{14}/.test(String(parameters['/ModDate'])) ? [] : [`${of} ModDate`]),
        ]
      }),
  },
  {
    clause: '6.8 (relationship)',
    wants:
      'A file inside says how it belongs (`AFRelationship`), something says that it belongs to it (`AF`), and it is found by its name.',
    faults: (pdf) => {
      const named = Object.values(at(pdf, at(pdf, catalogueOf(pdf)['/Names'])['/EmbeddedFiles'])).flatMap((value) =>
        listAt(pdf, value).map((one) => String(one)),
      )
      return files(pdf).flatMap(({ of, dictionary: one }) => [
        ...(relationships.includes(String(one['/AFRelationship'])) ? [] : [`${of} AFRelationship`]),
        ...(associated(pdf).has(of) ? [] : [`${of} AF`]),
        ...(named.includes(of) ? [] : [`${of} EmbeddedFiles`]),
      ])
    },
  },
  {
    clause: '6.9',
    wants: 'Layers have a name and an order with all of them in it, and none is switched by an event (`AS`).',
    faults: (pdf) => {
      const layers = at(pdf, catalogueOf(pdf)['/OCProperties'])
      if (Object.keys(layers).length === 0) return []
      const configurations = [layers['/D'], ...listAt(pdf, layers['/Configs'])].map((one) => at(pdf, one))
      const all = listAt(pdf, layers['/OCGs']).map(String)
      return configurations.flatMap((one) => {
        const order = JSON.stringify(one['/Order'] ?? [])
        return [
          ...(textOf(one['/Name']) === '' ? ['Name'] : []),
          ...('/AS' in one ? ['AS'] : []),
          ...('/Order' in one && all.some((layer) => !order.includes(`"${layer}"`)) ? ['Order'] : []),
        ]
      })
    },
  },
  {
    clause: '6.10, 6.11',
    wants: 'There are no alternate presentations, no transitions of pages, and no requirements that a reader must meet.',
    faults: (pdf) => [
      ...('/AlternatePresentations' in at(pdf, catalogueOf(pdf)['/Names']) ? ['AlternatePresentations'] : []),
      ...pagesOf(pdf).flatMap((page) => ('/PresSteps' in page ? ['PresSteps'] : [])),
      ...('/Requirements' in catalogueOf(pdf) ? ['Requirements'] : []),
    ],
  },
]
