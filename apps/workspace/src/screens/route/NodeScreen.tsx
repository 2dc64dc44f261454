import { contract, type RouteNode } from '@etalon/api/contract'
import { inLanguage } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { routeMessages } from '../../messages/route.ts'
import { roomFor } from '../list/room-for.ts'
import { defineResource, noSources, type Resource, ResourceScreen, removal } from '../resource/index.ts'

type NodeDraft = Omit<RouteNode, 'id' | 'version' | 'routes'>

const { node } = contract
const draftOf = (row: RouteNode | undefined): NodeDraft => ({
  code: row?.code ?? '',
  name: row?.name ?? '',
  nameEn: row?.nameEn ?? '',
  attribute: row?.attribute ?? '3',
  address: row?.address ?? '',
  remark: row?.remark ?? '',
})
/** What a code is made of, as the server has it. */
export const codeRule = /^[0-9A-Za-z-]{1,16}$/

const nodes = defineResource({
  code: 'route_node',
  messages: routeMessages,
  call: node.list,
  sources: noSources,
  page: (client, { current, size, filter }, signal) =>
    client.send(node.list, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, language, labels }): Resource<RouteNode, NodeDraft> => ({
    title: words.nodes,
    nameOf: (row) => inLanguage(language, row.name, row.nameEn),
    search: [
      { prop: 'keyword', label: words.keyword },
      {
        prop: 'attribute',
        label: words.attribute,
        type: 'select',
        data: labels.options('nodeAttribute'),
        valueKey: 'value',
        labelKey: 'label',
      },
    ],
    columns: [
      { key: 'code', header: words.code, width: 112, phone: 'start' },
      {
        key: 'name',
        header: words.name,
        minWidth: 160,
        phone: 'title',
        text: (row) => inLanguage(language, row.name, row.nameEn),
      },
      { key: 'nameEn', header: words.nameEn, minWidth: 160 },
      {
        key: 'attribute',
        header: words.attribute,
        ...roomFor(words.attribute, labels.words('nodeAttribute')),
        phone: 'aside',
        text: (row) => labels.of('nodeAttribute', row.attribute),
      },
      { key: 'address', header: words.address, minWidth: 160, phone: 'start' },
      { key: 'routes', header: words.usedBy, width: 96, phone: 'end', text: (row) => words.routesOf(row.routes) },
      { key: 'remark', header: words.remark, minWidth: 120 },
    ],
    hiddenAtFirst: ['nameEn'],
    empty: { title: words.noNodes, text: words.noNodesHint },
    form: {
      call: node.submit,
      add: words.addNode,
      title: (row) => (row ? words.editNode(inLanguage(language, row.name, row.nameEn)) : words.addNode),
      fields: (row) => [
        {
          name: 'code',
          label: words.code,
          input: { kind: 'text', longest: 16 },
          required: true,
          rule: ({ code }) => (codeRule.test(code.trim()) ? undefined : words.codeRule),
        },
        {
          name: 'attribute',
          label: words.attribute,
          input: { kind: 'choice', choices: labels.options('nodeAttribute') },
          required: true,
          fixed: (row?.routes ?? 0) > 0,
        },
        { name: 'name', label: words.name, input: { kind: 'text', longest: 64 }, required: true },
        { name: 'nameEn', label: words.nameEn, input: { kind: 'text', longest: 64 } },
        { name: 'address', label: words.address, input: { kind: 'text', longest: 200 }, wide: true },
        { name: 'remark', label: words.remark, input: { kind: 'area', longest: 255 }, wide: true },
      ],
      draftOf,
      save: async (client, draft, row, idempotencyKey) => {
        const body = { ...draft, ...(row ? { id: row.id, version: row.version } : {}) }
        await client.send(node.submit, { body, idempotencyKey, quiet: true })
        return undefined
      },
      saved: ({ name }) => words.nodeSaved(name),
    },
    actions: [
      removal<RouteNode>(resourceMessages[language], {
        call: node.remove,
        nameOf: (row) => inLanguage(language, row.name, row.nameEn),
        run: async (client, row) => {
          await client.send(node.remove, { query: { ids: row.id } })
          return undefined
        },
        undo: (client, row) => client.send(node.submit, { body: draftOf(row) }),
      }),
    ],
  }),
})

/** The places on the way of samples (SYS-4). */
export default function NodeScreen() {
  return <ResourceScreen definition={nodes} />
}
