import type { Material } from '@etalon/api/contract'

/** The kinds of files that have a word of their own. */
type FileKind = 'pdf' | 'excel' | 'csv' | 'text' | 'word' | 'slides' | 'picture' | 'archive'

const office = 'application/vnd.openxmlformats-officedocument'
const byType: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  [`${office}.spreadsheetml.sheet`]: 'excel',
  [`${office}.wordprocessingml.document`]: 'word',
  [`${office}.presentationml.presentation`]: 'slides',
  'application/zip': 'archive',
  'text/plain': 'text',
}

/** What the content of these does not tell: old documents of an office are all alike, and so are texts. */
const byEnding: Readonly<Record<string, Readonly<Record<string, FileKind>>>> = {
  'application/x-cfb': { doc: 'word', xls: 'excel', ppt: 'slides' },
  'application/zip': { docx: 'word', xlsx: 'excel', pptx: 'slides' },
  'text/plain': { csv: 'csv' },
}

/** What kind of file it is, by its content and, where that leaves it open, its name; undefined of one that has no word. */
export function kindOfFile({ type, fileName }: Pick<Material, 'type' | 'fileName'>): FileKind | undefined {
  if (type.startsWith('image/')) return 'picture'
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return byEnding[type]?.[ending] ?? byType[type]
}
