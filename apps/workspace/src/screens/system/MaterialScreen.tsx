import { contract, type Material } from '@etalon/api/contract'
import { fileSize } from '@etalon/ui/file-upload'
import { materialMessages } from '../../messages/material.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { saveByTicket } from '../../workspace/index.ts'
import { audited, defineResource, noSources, type Resource, ResourceScreen, removal } from '../resource/index.ts'
import { shownInPage } from '../work/attachments/shown-in-page.ts'
import { momentOf } from '../work/moments.ts'

interface MaterialDraft {
  readonly name: string
  readonly category: string
  readonly remark: string
  readonly fileId: string
}

const { material } = contract
const bodyOf = ({ category, ...draft }: MaterialDraft) => ({ ...draft, ...(category === '' ? {} : { category }) })
const draftOf = (row: Material | undefined): MaterialDraft => ({
  name: row?.name ?? '',
  category: row?.category ?? '',
  remark: row?.remark ?? '',
  fileId: row?.fileId ?? '',
})

const materials = defineResource({
  code: 'material',
  messages: materialMessages,
  call: material.submit,
  sources: noSources,
  page: (client, { current, size, filter }, signal) =>
    client.send(material.page, { query: { current, size }, body: filter, signal, quiet: true }),
  describe: ({ words, language, nameOf }): Resource<Material, MaterialDraft> => ({
    title: words.title,
    nameOf: (row) => row.name,
    search: [{ prop: 'name', label: words.name }],
    columns: [
      { key: 'name', header: words.name, minWidth: 160, phone: 'title' },
      { key: 'category', header: words.category, width: 112, phone: 'aside' },
      { key: 'fileName', header: words.fileName, minWidth: 160, phone: 'start' },
      {
        key: 'size',
        header: words.size,
        width: 88,
        numeric: true,
        phone: 'end',
        text: (row) => fileSize(row.size, (value) => value.toLocaleString(language)),
      },
      { key: 'remark', header: words.remark, minWidth: 140 },
      {
        key: 'createUserName',
        header: words.author,
        width: language === 'en' ? 112 : 96,
        minWidth: language === 'en' ? 108 : 72,
        text: (row) => nameOf(row.createUserName),
      },
      { key: 'createTime', header: words.time, width: 136, numeric: true, phone: 'end', text: (row) => momentOf(row.createTime) },
    ],
    empty: { title: words.none, text: words.noneHint },
    preview: shownInPage,
    history: audited('material'),
    form: {
      call: material.submit,
      add: words.add,
      title: (row) => (row ? words.editTitle(row.name) : words.addTitle),
      fields: (row) => [
        { name: 'name', label: words.name, input: { kind: 'text', longest: 64 }, required: true, wide: true },
        {
          name: 'fileId',
          label: words.file,
          input: { kind: 'file' },
          required: true,
          wide: true,
          ...(row ? { hint: resourceMessages[language].fileThere(row.fileName) } : {}),
        },
        {
          name: 'category',
          label: words.category,
          input: { kind: 'text', longest: 32 },
          wide: true,
          hint: words.categoryHint,
          rule: ({ category }) => (/^[\w-]*$/.test(category.trim()) ? undefined : words.categoryHint),
        },
        { name: 'remark', label: words.remark, input: { kind: 'area', longest: 255 }, wide: true },
      ],
      draftOf,
      save: async (client, draft, row, idempotencyKey) => {
        // A file that was chosen and taken out again is the one before.
        const fileId = draft.fileId === '' ? (row?.fileId ?? '') : draft.fileId
        const body = { ...bodyOf({ ...draft, category: draft.category.trim(), fileId }), ...(row ? { id: row.id } : {}) }
        await client.send(material.submit, { body, idempotencyKey, quiet: true })
        return undefined
      },
      saved: ({ name }) => words.saved(name),
    },
    actions: [
      {
        key: 'download',
        label: words.download,
        leads: true,
        call: material.page,
        run: async (client, { fileId, fileName }) => {
          await saveByTicket(client, { id: fileId, kind: 'file' }, fileName)
          return undefined
        },
        done: ({ fileName }) => words.downloading(fileName),
      },
      removal<Material>(resourceMessages[language], {
        call: material.remove,
        nameOf: (row) => row.name,
        consequence: () => words.gone,
        run: async (client, row) => {
          await client.send(material.remove, { query: { ids: row.id } })
          return undefined
        },
        undo: (client, row) => client.send(material.submit, { body: bodyOf(draftOf(row)) }),
      }),
    ],
  }),
})

/** What an institute offers to download (SYS-4). */
export default function MaterialScreen() {
  return <ResourceScreen definition={materials} />
}
