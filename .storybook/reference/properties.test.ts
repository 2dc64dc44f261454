import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describedInterfaces } from './described-interfaces.ts'

const root = join(import.meta.dirname, '../..')
const source = (file: string) => readFileSync(join(root, file), 'utf8')
const found = (pattern: string) => globSync(pattern, { cwd: root }).sort()

const files = found('packages/ui/src/*/*.{ts,tsx}').filter(
  (file) => !/\/testing\/|\/story-|\.(?:test|stories|example|reference|css)\./.test(file),
)
const interfaces = new Map(files.flatMap((file) => describedInterfaces(source(file))).map((one) => [one.name, one]))

/** What a folder gives its readers, by name. */
const exported = (folder: string) =>
  [...source(`packages/ui/src/${folder}/index.ts`).matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, type, names = '']) =>
    names.split(',').map((name) => `${type ?? ''}${name.trim()}`),
  )

const folders = found('packages/ui/src/*/index.ts').map((file) => basename(dirname(file)))

/** An interface and all that it extends, of the library. */
function withAbove(name: string): readonly string[] {
  const above = interfaces.get(name)?.above ?? []
  return interfaces.has(name) ? [name, ...above.flatMap(withAbove)] : []
}

const told = new Set(
  folders
    .filter((folder) => folder !== 'testing')
    .flatMap(exported)
    .map((name) => name.replace(/^type /, ''))
    .filter((name) => /(?:Props|Options|Behaviour)$/.test(name))
    .flatMap(withAbove),
)

test('[DS-1] what components and hooks take is found', () => {
  expect(told.size).toBeGreaterThan(100)
})

describe.each([...told].sort())('%s', (name) => {
  const { properties = [], isCut = false } = interfaces.get(name) ?? {}

  test('[DS-1] says of every property in a sentence what it is for', () => {
    expect(properties.filter(({ words }) => !/\w{2}.*\s\S/.test(words)).map((property) => property.name)).toEqual([])
  })

  test('[DS-1] is written out: a page cannot tell the properties of Omit and Pick', () => {
    expect(isCut && !(name in cut)).toBe(false)
  })
})

/** What takes away from another's properties all the same, and why. */
const cut: Readonly<Record<string, string>> = {
  RichTextOptions: 'what the editor itself is given; its field has all that fields have',
  FieldBoxProps: 'a part of the fields, which has no page: it takes what the group of react-aria takes',
}

/** What a component takes, where that is no interface of its own name. */
const otherwise: Readonly<Record<string, string>> = { Checkbox: 'CheckboxBehaviour', ListPage: 'PageProps' }

/** They look like others and need nothing that has to be fetched: for a shell that is on its way (docs/decisions/first-visit.md). */
const ofFirstShell = Object.fromEntries(
  [
    'PlainBarChart',
    'PlainIconButton',
    'PlainMenuSearch',
    'PlainMore',
    'PlainSideMenu',
    'PlainStatTile',
    'PlainTabStrip',
    'PlainTool',
    'PlainUserMenu',
  ].map((name) => [name, 'a part of a shell that is on its way']),
)

/** Components that a folder gives to its neighbours, which a reader does not put in a page by themselves. */
const ofNeighbours: Readonly<Record<string, string>> = {
  CalendarFace: 'the days of a month, for the calendars and the fields for dates',
  ChoiceTags: 'the tags in a field, for those that choose several',
  ChosenText: 'a choice that is only to be read, for the fields that choose',
  DateParts: 'a part of the fields for dates',
  Frame: 'where the parts of a shell lie, for its frame and for a shell that is on its way',
  TopMenuBar: 'the entries of the top menu, for the menu and for a shell that is on its way',
  ...ofFirstShell,
  DialogTitle: 'the title of a panel over the page, for those without a bar',
  PlainButton: 'a button that is there when nothing else could be loaded, for tables and states of failure',
  PanelDone: 'a part of the fields for dates',
  PanelTime: 'a part of the fields for dates',
  PickerFrame: 'a part of the fields for dates',
  PickerPanel: 'a part of the fields for dates',
  QuestionWords: 'the words of a question, for those that ask',
  UnsavedQuestion: 'what panels over the page ask before they close',
  SymbolGrid: 'the keys of symbols, for the keyboards that have some',
  UploadRefused: 'an error, no component',
}

describe.each(folders)('%s', (folder) => {
  const stories = found(`packages/ui/src/${folder}/*.stories.tsx`).map(source).join('\n')
  const onPage = [...stories.matchAll(/^ {2}(?:component: (\w+)|subcomponents: \{([^}]*)\}),/gm)].flatMap(
    ([, one, several = '']) => (one === undefined ? several.split(',').map((name) => name.trim()) : [one]),
  )

  test('[DS-1] has every component that it gives to readers on a page of its own', () => {
    const components = exported(folder).filter((name) => /^[A-Z]/.test(name))
    if (stories === '') return
    expect(components.filter((name) => !onPage.includes(name) && !(name in ofNeighbours))).toEqual([])
  })

  test('[DS-1] has an interface for what each of them takes', () => {
    expect(onPage.filter((name) => !told.has(otherwise[name] ?? `${name}Props`))).toEqual([])
  })
})
