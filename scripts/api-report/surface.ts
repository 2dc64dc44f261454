import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** Something that a package gives away, or that what it gives away is made of. */
export interface Declaration {
  readonly name: string
  /** As the compiler wrote it, without comments. */
  readonly text: string
  /** The file of declarations in which it stands; the package, where it is passed on from another one. */
  readonly from: string
}

/** What an entry point gives away. */
export interface Surface {
  /** What can be imported, by name. */
  readonly exported: readonly Declaration[]
  /** What cannot, and stands in the types of what can. */
  readonly reached: readonly Declaration[]
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number]
/** A name in another file. */
interface Elsewhere {
  readonly specifier: string
  readonly name: string
}
interface Part {
  readonly start: number
  readonly end: number
  readonly names: ReadonlySet<string>
}
interface Module {
  readonly file: string
  readonly text: string
  readonly comments: readonly { readonly start: number; readonly end: number }[]
  /** A function with overloads, or an interface that is told twice, has several parts. */
  readonly local: ReadonlyMap<string, readonly Part[]>
  readonly imported: ReadonlyMap<string, Elsewhere>
  readonly exported: ReadonlyMap<string, string | Elsewhere>
  readonly stars: readonly string[]
}

const whole = '*'
const modules = new Map<string, Module>()

/**
 * Reads what an entry point gives away from the declarations that the compiler wrote.
 * @param entry path of its `index.d.ts`
 * @throws where a file that it names is not there
 */
export function surfaceOf(entry: string): Surface {
  const exported = [...exportsOf(entry)].sort(byName).map(([name, place]) => declarationOf(name, place))
  const seen = new Set(exported.map(keyOf))
  const reached: Declaration[] = []
  const open = exported.filter(isOurs)
  for (let one = open.pop(); one; one = open.pop()) {
    for (const next of neighboursOf(one)) {
      if (seen.has(keyOf(next))) continue
      seen.add(keyOf(next))
      reached.push(next)
      open.push(next)
    }
  }
  return { exported, reached: reached.sort((one, other) => compare(keyOf(one), keyOf(other))) }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => compare(one, other)
const isOurs = ({ from }: Declaration) => from.endsWith('.d.ts')
const localNames = new WeakMap<Declaration, string>()
const keyOf = (one: Declaration) => `${one.from} ${localNames.get(one) ?? one.name}`

interface Place {
  readonly module?: Module
  readonly name: string
  readonly from: string
}

/** Every name that can be imported from a file, and where it is declared. */
function exportsOf(file: string): Map<string, Place> {
  const module = moduleAt(file)
  const found = new Map<string, Place>()
  for (const specifier of module.stars) {
    const next = neighbour(file, specifier)
    if (next) for (const [name, place] of exportsOf(next)) if (name !== 'default') found.set(name, place)
  }
  for (const [name, target] of module.exported) {
    const elsewhere = typeof target === 'string' ? module.imported.get(target) : target
    found.set(name, elsewhere ? follow(module, elsewhere) : { module, name: String(target), from: file })
  }
  return found
}

/** Where a name of another file is declared. */
function follow(module: Module, { specifier, name }: Elsewhere): Place {
  const next = neighbour(module.file, specifier)
  if (!next || name === whole) return { name, from: next ?? specifier }
  const place = exportsOf(next).get(name)
  if (!place) throw new Error(`${next} has no ${name}, which ${module.file} takes from it.`)
  return place
}

function declarationOf(name: string, { module, name: local, from }: Place): Declaration {
  if (!module) return { name, from, text: `export { ${local === name ? name : `${local} as ${name}`} } from '${from}'` }
  const parts = module.local.get(local) ?? []
  const declaration = { name, from, text: parts.map((part) => textOf(module, part)).join('\n') }
  localNames.set(declaration, local)
  return declaration
}

/** What of this package stands in the types of a declaration. */
function neighboursOf(one: Declaration): Declaration[] {
  const module = moduleAt(one.from)
  const parts = module.local.get(localNames.get(one) ?? one.name) ?? []
  const names = new Set(parts.flatMap((part) => [...part.names]))
  return [...names].sort(compare).flatMap((name) => {
    const elsewhere = module.imported.get(name)
    if (elsewhere) {
      const place = follow(module, elsewhere)
      return place.module ? [declarationOf(place.name, place)] : []
    }
    return module.local.has(name) ? [declarationOf(name, { module, name, from: module.file })] : []
  })
}

function textOf({ text, comments }: Module, { start, end }: Part): string {
  let kept = ''
  let at = start
  for (const comment of comments.filter((one) => one.start >= start && one.end <= end)) {
    kept += text.slice(at, comment.start)
    at = comment.end
  }
  return `${kept}${text.slice(at, end)}`
    .replace(/^export (?:default )?/, '')
    .replace(/^declare /, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
}

function moduleAt(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const local = new Map<string, Part[]>()
  const imported = new Map<string, Elsewhere>()
  const exported = new Map<string, string | Elsewhere>()
  const stars: string[] = []
  const declare = (statement: Statement, outer: Statement, isExported: boolean) => {
    for (const name of namesOf(statement)) {
      const part = { start: outer.start, end: outer.end, names: identifiersIn(statement) }
      local.set(name, [...(local.get(name) ?? []), part])
      if (isExported) exported.set(name, name)
    }
  }
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers) {
        const name =
          one.type === 'ImportSpecifier' ? nameOf(one.imported) : one.type === 'ImportDefaultSpecifier' ? 'default' : whole
        imported.set(one.local.name, { specifier: statement.source.value, name })
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      if (statement.exported) exported.set(nameOf(statement.exported), { specifier: statement.source.value, name: whole })
      else stars.push(statement.source.value)
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) declare(statement.declaration, statement, true)
      for (const { local: own, exported: name } of statement.specifiers) {
        const target = statement.source ? { specifier: statement.source.value, name: nameOf(own) } : nameOf(own)
        exported.set(nameOf(name), target)
      }
    } else declare(statement, statement, false)
  }
  const module = { file, text, comments, local, imported, exported, stars }
  modules.set(file, module)
  return module
}

const nameOf = (node: { readonly type: string; readonly name?: string; readonly value?: unknown }) =>
  node.name ?? String(node.value)

function namesOf(statement: Statement): string[] {
  switch (statement.type) {
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return [statement.id.name]
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'ClassDeclaration':
      return statement.id ? [statement.id.name] : []
    default:
      return []
  }
}

/** Every identifier in a piece of syntax. */
function identifiersIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) identifiersIn(one, found)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'Identifier' && 'name' in node) found.add(String(node.name))
    for (const value of Object.values(node)) if (typeof value === 'object') identifiersIn(value, found)
  }
  return found
}

/** The file beside it that a specifier names, or nothing where it names a package. */
function neighbour(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = join(dirname(file), specifier.replace(/\.tsx?$|\.js$/, ''))
  const found = [`${path}.d.ts`, join(path, 'index.d.ts')].find((candidate) => existsSync(candidate))
  if (!found) throw new Error(`${file} names ${specifier}, which is not there.`)
  return found
}
