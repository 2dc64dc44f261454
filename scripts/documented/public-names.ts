import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** One name that a package gives away, where it is declared. */
export interface PublicName {
  readonly name: string
  readonly file: string
  /** From 1. */
  readonly line: number
  /** Whether a doc comment stands above it. */
  readonly documented: boolean
}

type Module = ReturnType<typeof parseSync>
type Statement = Module['program']['body'][number]
type TypeNode = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation']

/**
 * What can be imported from an entry point, with all that it passes on from files beside it; what comes from another package is not
 * ours to document. Properties of an interface and events of a union stand as `Name.property` and `Name.EVENT`.
 */
export function publicNames(entry: string): PublicName[] {
  return namesOf(entry, undefined)
}

/** The names of a file; `wanted` takes only some, under the name that they have in it. */
function namesOf(file: string, wanted: ReadonlySet<string> | undefined): PublicName[] {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const documented = (start: number) =>
    comments.some(
      ({ type, value, end }) =>
        type === 'Block' && value.startsWith('*') && end <= start && /^[\s|]*$/.test(text.slice(end, start)),
    )
  const at = (name: string, start: number, from: number): PublicName => ({
    name,
    file,
    line: text.slice(0, start).split('\n').length,
    documented: documented(from),
  })
  const isWanted = (name: string) => wanted === undefined || wanted.has(name)
  const found: PublicName[] = []
  for (const statement of program.body) {
    if (statement.type === 'ExportAllDeclaration') {
      const next = neighbour(file, statement.source.value)
      if (next) found.push(...namesOf(next, wanted))
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const next = neighbour(file, statement.source.value)
      const names = statement.specifiers.map(({ local, exported }) => [nameOf(local), nameOf(exported)] as const)
      const passed = new Set(names.filter(([, name]) => isWanted(name)).map(([local]) => local))
      if (next && passed.size > 0) found.push(...namesOf(next, passed))
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      for (const { name, start, members } of declared(statement.declaration).filter((one) => isWanted(one.name))) {
        found.push(at(name, start, statement.start))
        for (const member of members) found.push(at(`${name}.${member.name}`, member.start, member.start))
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      const own = new Set(
        statement.specifiers.filter(({ exported }) => isWanted(nameOf(exported))).map(({ local }) => nameOf(local)),
      )
      for (const one of program.body)
        for (const { name, start } of declared(one).filter((each) => own.has(each.name))) found.push(at(name, start, one.start))
    }
  }
  return found
}

const nameOf = (node: { readonly type: string; readonly name?: string; readonly value?: unknown }) =>
  node.name ?? String(node.value)

interface Member {
  readonly name: string
  readonly start: number
}
interface Declared extends Member {
  readonly members: readonly Member[]
}

function declared(node: Statement): Declared[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id, start }) =>
        id.type === 'Identifier' ? [{ name: id.name, start, members: [] }] : [],
      )
    case 'TSInterfaceDeclaration':
      return [
        {
          name: node.id.name,
          start: node.start,
          members: node.body.body.flatMap((member) =>
            (member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature') && member.key.type === 'Identifier'
              ? [{ name: member.key.name, start: member.start }]
              : [],
          ),
        },
      ]
    case 'TSTypeAliasDeclaration':
      return [{ name: node.id.name, start: node.start, members: wordsOf(node.typeAnnotation) }]
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
      return node.id ? [{ name: node.id.name, start: node.start, members: [] }] : []
    default:
      return []
  }
}

/** The members of a union that are told apart by their `type`, as events are. */
function wordsOf(type: TypeNode): Member[] {
  if (type.type !== 'TSUnionType') return []
  return type.types.flatMap((part) => {
    if (part.type !== 'TSTypeLiteral') return []
    for (const member of part.members) {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || member.key.name !== 'type') continue
      const said = member.typeAnnotation?.typeAnnotation
      if (said?.type === 'TSLiteralType' && said.literal.type === 'Literal')
        return [{ name: String(said.literal.value), start: part.start }]
    }
    return []
  })
}

/** The file beside it that an import names, or nothing where it names a package. */
function neighbour(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = join(dirname(file), specifier)
  const found = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.jsx?$/, '.tsx'), `${path}.ts`, `${path}.tsx`].find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
  )
  if (!found) throw new Error(`${file} passes on names of ${specifier}, which is not there.`)
  return found
}
