import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const source = (file: string) => readFileSync(join(root, file), 'utf8')
const found = (pattern: string) => globSync(pattern, { cwd: root }).sort()

/** Folders of the library that show nothing by themselves, and why they have no page. */
const pageless: Readonly<Record<string, string>> = {
  asked: 'a question as an actor, which is not seen',
  'code-reading': 'reading of codes in pictures and by the camera, seen in the scanner of codes',
  field: 'frame, label, notes and box of the fields, seen in each of them',
  'figure-frame': 'the frame of charts and graphs, seen in theirs',
  frame: 'a function that waits for a frame',
  'hidden-sides': 'a hook and a fade, seen where something scrolls sideways',
  i18n: 'a provider of texts',
  'iso-date': 'calculations with dates',
  layer: 'a provider of the place where layers are put',
  'list-box': 'the list and the panel of fields that offer options, seen open in theirs',
  'on-demand': 'a hook',
  root: 'types and helpers of outermost elements',
  'saved-file': 'functions that save files',
  style: 'helpers of styles',
  testing: 'tools of tests',
  theme: 'tokens: their pictures are every other page',
}

const folders = found('packages/ui/src/*/index.ts').map((file) => basename(dirname(file)))

describe.each(folders.filter((folder) => !(folder in pageless)))('%s', (folder) => {
  const references = found(`packages/ui/src/${folder}/*.reference.ts`).map(source)
  const nameOf = (reference: string) => /export const (\w+Reference)\b/.exec(reference)?.[1] ?? '?'

  test('[DS-1] has pages with anatomy, keyboard, roles and styling hooks', () => {
    expect(references.length, 'a *.reference.ts').toBeGreaterThan(0)
    const stories = found(`packages/ui/src/${folder}/*.stories.tsx`)
    expect(stories.length, 'a *.stories.tsx').toBeGreaterThan(0)
    const told = new Map(stories.map((file) => [basename(file), /\breference: (\w+)/.exec(source(file))?.[1]]))
    const names = references.map(nameOf)
    expect([...told].filter(([, name = '']) => !names.includes(name)).map(([file]) => file)).toEqual([])
    expect(names.filter((name) => ![...told.values()].includes(name))).toEqual([])
  })

  test('[DS-1] [A11Y-2] proves every key that its pages promise', () => {
    const tests = found(`packages/ui/src/${folder}/**/*.test.tsx`).map(source).join('\n')
    const promising = references.filter((reference) => !/keyboard: \{\}/.test(reference)).map(nameOf)
    expect(promising.filter((name) => !tests.includes(`provesKeys(${name}, {`))).toEqual([])
  })

  test('[DS-1] names every data attribute that it sets, and none that it does not', () => {
    const files = found(`packages/ui/src/${folder}/**/*.{ts,tsx}`).filter(
      (file) => !/\.(test|stories|reference|example)\.|\/(testing\/|story-)/.test(file),
    )
    const written = files.map(source).join('\n')
    const hooks = references.map((reference) => reference.slice(reference.indexOf('hooks:'))).join('\n')
    const named = new Set([...hooks.matchAll(/'(data-[a-z-]+)'/g)].map(([, name]) => name))
    const set = [...written.matchAll(/\s'?(data-[a-z-]+)(?:(?==[{"'])|(?=':))/g)].map(([, name]) => name)
    expect(set.filter((name) => !named.has(name)).sort()).toEqual([])
    const isOfOthers = (name: string) => [ofReactAria, ofFields, ofHiddenSides].some((others) => others.has(name))
    expect([...named].filter((name) => name && !written.includes(name) && !isOfOthers(name))).toEqual([])
  })
})

/** Pages of a hook, which has no properties of a component. */
const ofHooks = ['form/UseForm', 'leave-guard/LeaveGuard']

describe.each(found('packages/ui/src/*/*.stories.tsx'))('%s', (stories) => {
  const folder = basename(dirname(stories))
  const page = `${folder}/${basename(stories, '.stories.tsx')}`

  test('[DS-1] tells the properties of the component itself, not those of a wrapper', () => {
    const component = /\bcomponent: (\w+)/.exec(source(stories))?.[1]
    if (ofHooks.includes(page)) return expect(component).toBeUndefined()
    const itself = new RegExp(`^export (?:function|const) ${component}\\b`, 'm')
    const files = found(`packages/ui/src/${folder}/*.tsx`).filter((file) => !/\.(test|stories|example)\./.test(file))
    expect(
      files.filter((file) => itself.test(source(file))),
      `exports ${component}`,
    ).toHaveLength(1)
  })

  test('[DS-1] has an example to copy, which reaches the library as an app does', () => {
    const example = source(stories.replace('.stories.tsx', '.example.tsx'))
    expect(example).toContain(`from '@etalon/ui/${folder}'`)
    expect(example).toMatch(/^export function Example\(\)/m)
    expect(example).not.toMatch(/from '\./)
  })
})

test('[DS-1] what has no page is there, and has a reason', () => {
  expect(Object.keys(pageless).filter((folder) => folder !== 'testing' && !folders.includes(folder))).toEqual([])
})

/** States that react-aria sets on the elements of its components. */
const ofReactAria = new Set(
  [
    'selected disabled readonly invalid focused focus-visible focus-within hovered pressed open indeterminate required pending',
    'placeholder placement entering exiting empty drop-target dragging allows-dragging expanded has-child-items current',
    'selection-start selection-end outside-month outside-visible-range unavailable today orientation level selection-mode type',
    'rac filled',
  ]
    .join(' ')
    .split(' ')
    .map((name) => `data-${name}`),
)

/** What every field has from the parts in `field`. */
const ofFields = new Set(['data-size', 'data-label-position', 'data-field'])
/** What everything that scrolls sideways has from `hidden-sides`. */
const ofHiddenSides = new Set(['data-under-start', 'data-under-end'])
