import type { Messages } from '../i18n/index.ts'

/** Endings of types whose own names nobody knows. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'image/jpeg': 'JPG',
  'image/svg+xml': 'SVG',
  'text/plain': 'TXT',
}

/** Kinds of files as people call them: `.pdf` is PDF, `image/*` is pictures, `image/png` is PNG. */
export function kindsInWords(accept: readonly string[], { fileFamilies, fileKindJoin }: Messages): string {
  const words = accept.map((kind) => {
    const lower = kind.trim().toLowerCase()
    if (lower.startsWith('.')) return lower.slice(1).toUpperCase()
    const [family = '', type = ''] = lower.split('/')
    const named = Object.entries(fileFamilies).find(([name]) => name === family)?.[1]
    return endings[lower] ?? (type === '*' ? (named ?? family) : type.toUpperCase())
  })
  return [...new Set(words)].join(fileKindJoin)
}
