import { contract, type MenuRecord, noParent, type Role } from '@etalon/api/contract'
import type { Language } from '@etalon/ui/i18n'
import type { TreeItem } from '@etalon/ui/tree'
import { inLanguage } from '../../messages/index.ts'
import { menuMessages } from '../../messages/people.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { menuIcons } from '../../shell/menu-icons.ts'
import {
  afterMove,
  audited,
  beneath,
  defineResource,
  type Resource,
  ResourceScreen,
  removal,
  type Scope,
  without,
} from '../resource/index.ts'

interface MenuDraft {
  readonly name: string
  readonly nameEn: string
  readonly code: string
  readonly category: string
  readonly path: string
  readonly source: string
  readonly parentId: string
  readonly roles: readonly string[]
  readonly sort: string
  readonly remark: string
}
/** A menu as a row of a list: what lies beneath it stands in the tree. */
type MenuRow = Omit<MenuRecord, 'children'> & { readonly [name: string]: unknown }
interface Sources {
  readonly menus: readonly MenuRecord[]
  readonly roles: readonly Role[]
}

const { menu } = contract
const nameIn = (language: Language) => (one: Pick<MenuRecord, 'name' | 'nameEn'>) => inLanguage(language, one.name, one.nameEn)
/** Menus alone: nothing stands beneath a button. */
const itemsOf = (menus: readonly MenuRecord[], language: Language): readonly TreeItem[] =>
  menus
    .filter(({ category }) => category === 1)
    .map((one) => {
      const children = itemsOf(one.children ?? [], language)
      return { id: one.id, label: nameIn(language)(one), ...(children.length > 0 ? { children } : {}) }
    })
const draftOf = (row: MenuRow): MenuDraft => ({
  name: row.name,
  nameEn: row.nameEn,
  code: row.code,
  category: String(row.category),
  path: row.path,
  source: row.source,
  parentId: row.parentId === noParent ? '' : row.parentId,
  roles: row.roles,
  sort: String(row.sort),
  remark: row.remark,
})
const bodyOf = ({ parentId, sort, category, roles, path, ...draft }: MenuDraft, row?: MenuRow) => ({
  // What no field is about stays as it was.
  ...(row ? { alias: row.alias, action: row.action, isOpen: row.isOpen } : {}),
  ...draft,
  code: draft.code.trim(),
  path: path.trim(),
  category: Number(category),
  roles: [...roles],
  parentId: parentId === '' ? noParent : parentId,
  sort: Number(sort || 0),
})
const codeRule = /^[\w-]{1,64}$/
const pathRule = /^(\/(?!\/)[\w\-./:{}]*|https?:\/\/[^\s"'<>\\]+)$/

const menus = defineResource({
  code: 'menu',
  messages: menuMessages,
  call: menu.list,
  sources: async (client, signal): Promise<Sources> => {
    const [found, roles] = await Promise.all([
      client.send(menu.list, { query: {}, signal, quiet: true }),
      client.send(contract.role.list, { query: {}, signal, quiet: true }),
    ])
    return { menus: found, roles }
  },
  page: async (client, question, signal) => {
    const tree = await client.send(menu.list, { query: {}, signal, quiet: true })
    const { name, parentId } = question.filter
    return beneath<MenuRecord, MenuRow>(tree, question, parentId, name, (one) => [one.name, one.nameEn, one.code, one.path])
  },
  describe: ({ words, language, labels, sources }, chosen): Resource<MenuRow, MenuDraft> => {
    const roleChoices = sources.roles.map(({ roleAlias, roleName, roleNameEn }) => ({
      value: roleAlias,
      label: inLanguage(language, roleName, roleNameEn),
    }))
    const nameOfRole = (code: string) => roleChoices.find(({ value }) => value === code)?.label ?? code
    const kindOf = (category: number) => words.categories[category === 2 ? '2' : '1']
    return {
      title: words.title,
      nameOf: nameIn(language),
      search: [{ prop: 'name', label: words.name }],
      columns: [
        { key: 'name', header: words.name, minWidth: 112, phone: 'title', text: nameIn(language) },
        { key: 'nameEn', header: words.nameEn, minWidth: 140 },
        { key: 'code', header: words.code, minWidth: 104, phone: 'start' },
        { key: 'category', header: words.category, width: 80, phone: 'aside', text: (row) => kindOf(row.category) },
        { key: 'path', header: words.path, minWidth: 144, phone: 'start' },
        {
          key: 'roles',
          header: words.roles,
          minWidth: 120,
          text: (row) => (row.roles.length === 0 ? words.everybody : row.roles.map(nameOfRole).join(', ')),
        },
        { key: 'sort', header: words.sort, width: labels.placeWidth, numeric: true },
      ],
      hiddenAtFirst: ['nameEn'],
      empty: { title: words.none, text: words.noneHint },
      history: audited('menu'),
      form: {
        call: menu.submit,
        add: words.add,
        title: (row) => (row ? words.editTitle(nameIn(language)(row)) : words.addTitle),
        fields: (row) => [
          { name: 'name', label: words.name, input: { kind: 'text', longest: 64 }, required: true },
          { name: 'nameEn', label: words.nameEn, input: { kind: 'text', longest: 64 } },
          {
            name: 'code',
            label: words.code,
            input: { kind: 'text', longest: 64 },
            required: true,
            hint: ({ category }) => (category === '2' ? words.codeHint : undefined),
            rule: ({ code }) => (codeRule.test(code.trim()) ? undefined : words.codeRule),
          },
          {
            name: 'category',
            label: words.category,
            input: { kind: 'choice', choices: (['1', '2'] as const).map((value) => ({ value, label: words.categories[value] })) },
            required: true,
            fixed: row?.hasChildren === true,
          },
          {
            name: 'path',
            label: words.path,
            input: { kind: 'text', longest: 255 },
            wide: true,
            hint: words.pathHint,
            isShown: ({ category }) => category === '1',
            rule: ({ path }) => (pathRule.test(path.trim()) ? undefined : words.pathRule),
          },
          {
            name: 'parentId',
            label: words.parent,
            input: { kind: 'tree', items: without(itemsOf(sources.menus, language), row?.id) },
            wide: true,
            hint: words.parentHint,
          },
          {
            name: 'roles',
            label: words.roles,
            input: { kind: 'choices', choices: roleChoices },
            wide: true,
            hint: words.rolesHint,
          },
          {
            name: 'source',
            label: words.icon,
            input: {
              kind: 'choice',
              choices: Object.keys(menuIcons).map((value) => ({ value, label: value })),
              none: words.noIcon,
            },
            isShown: ({ category }) => category === '1',
          },
          { name: 'sort', label: words.sort, input: { kind: 'number' } },
          { name: 'remark', label: words.remark, input: { kind: 'area', longest: 255 }, wide: true },
        ],
        draftOf: (row) =>
          row
            ? draftOf(row)
            : {
                name: '',
                nameEn: '',
                code: '',
                category: '1',
                path: '',
                source: '',
                parentId: chosen ?? '',
                roles: ['admin'],
                sort: '0',
                remark: '',
              },
        save: async (client, draft, row, idempotencyKey) => {
          const body = { ...bodyOf(draft, row), ...(row ? { id: row.id } : {}) }
          await client.send(menu.submit, { body, idempotencyKey, quiet: true })
          return undefined
        },
        saved: ({ name }) => words.saved(name),
      },
      actions: [
        removal<MenuRow>(resourceMessages[language], {
          call: menu.remove,
          nameOf: nameIn(language),
          run: async (client, row) => {
            await client.send(menu.remove, { query: { ids: row.id } })
            return undefined
          },
          undo: (client, row) => client.send(menu.submit, { body: bodyOf(draftOf(row), row) }),
        }),
      ],
    }
  },
})

const scope: Scope<Sources> = {
  name: 'parentId',
  label: { zh: menuMessages.zh.tree, en: menuMessages.en.tree },
  items: ({ sources, language }) => itemsOf(sources.menus, language),
  move: {
    call: menu.submit,
    run: async (client, move) => {
      const tree = await client.send(menu.list, { query: {} })
      for (const { record, sort } of afterMove(tree, move, (one) => one.sort)) {
        const { children: _, ...row } = record
        const draft = { ...draftOf(row), parentId: move.parentId ?? '', sort: String(sort) }
        await client.send(menu.submit, { body: { ...bodyOf(draft, row), id: row.id } })
      }
    },
    moved: { zh: menuMessages.zh.moved, en: menuMessages.en.moved },
  },
}

/** The menus and buttons of an institute, and who sees them (SYS-1). */
export default function MenuScreen() {
  return <ResourceScreen definition={menus} scope={scope} />
}
