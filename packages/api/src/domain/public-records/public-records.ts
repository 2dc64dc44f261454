/** What stands in a register beside the certificates, and may be asked for by its number and check code. */
export const publicRecordKinds = ['appraisal', 'precious-metal', 'test-report'] as const
/** What a public record is: an appraisal certificate, a label of precious metal, or a test report. */
export type PublicRecordKind = (typeof publicRecordKinds)[number]

/** Something that is said of a piece or a sample. */
export interface PublicRecordField {
  readonly key: string
  readonly zh: string
  readonly en: string
}

/** What is said of each kind, in the order in which the document says it. */
export const publicRecordFields = {
  appraisal: [
    { key: 'metal', zh: '贵金属', en: 'Precious metal' },
    { key: 'mass', zh: '总质量', en: 'Total mass' },
    { key: 'stone', zh: '主石', en: 'Centre stone' },
    { key: 'stoneMass', zh: '主石质量', en: 'Mass of the centre stone' },
    { key: 'colour', zh: '颜色', en: 'Colour' },
    { key: 'clarity', zh: '净度', en: 'Clarity' },
    { key: 'magnification', zh: '放大检查', en: 'Magnification' },
  ],
  'precious-metal': [
    { key: 'metal', zh: '贵金属', en: 'Precious metal' },
    { key: 'mass', zh: '总质量', en: 'Total mass' },
    { key: 'hallmark', zh: '印记', en: 'Hallmark' },
    { key: 'trader', zh: '销售单位', en: 'Sold by' },
  ],
  'test-report': [
    { key: 'model', zh: '型号规格', en: 'Model' },
    { key: 'manufacturer', zh: '生产单位', en: 'Made by' },
    { key: 'batch', zh: '批号', en: 'Batch' },
    { key: 'category', zh: '检验类别', en: 'Kind of test' },
    { key: 'tested', zh: '检验项目', en: 'Tested for' },
  ],
} as const satisfies Readonly<Record<PublicRecordKind, readonly PublicRecordField[]>>

/** The name of something that is said of one kind or another. */
export type PublicRecordFieldKey = (typeof publicRecordFields)[PublicRecordKind][number]['key']

/** Every name, once. */
export const publicRecordFieldKeys: readonly PublicRecordFieldKey[] = [
  ...new Set(publicRecordKinds.flatMap((kind) => publicRecordFields[kind].map(({ key }) => key))),
]

/** Whether something is said of a kind. */
export const saysOf = (kind: PublicRecordKind, key: PublicRecordFieldKey): boolean =>
  publicRecordFields[kind].some((field) => field.key === key)
