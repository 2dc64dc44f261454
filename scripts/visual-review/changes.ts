import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A picture of a story that is not what it was. */
export interface Change {
  /** Story and look, as `actions-button-matrix-dark`. */
  readonly name: string
  /** `seen`: the last comparison found it; `taken`: it stands already where the old one stood, not committed; `new`: there was none. */
  readonly kind: 'seen' | 'taken' | 'new'
}

/** Which of a change’s pictures. */
export type Which = 'before' | 'after' | 'difference'

/** Where the pictures of a checkout stand. */
export interface Places {
  readonly root: string
  /** The committed ones, from the root. */
  readonly pictures: string
  /** What the last comparison left. */
  readonly found: string
}

/** The places of a checkout. */
export const placesOf = (root: string): Places => ({
  root,
  pictures: '.storybook/visual/pictures',
  found: join(root, '.data/visual'),
})

const picture = /^[\w-]+\.png$/

/** Everything to be looked at, by name. */
export function changesOf({ root, pictures, found }: Places): Change[] {
  const seen = existsSync(found)
    ? readdirSync(found, { recursive: true, encoding: 'utf8' }).flatMap((path) => /^([\w-]+)-actual\.png$/.exec(path)?.[1] ?? [])
    : []
  const status = execFileSync('git', ['status', '--porcelain', '-z', '--untracked-files=all', '--', pictures], {
    cwd: root,
    encoding: 'utf8',
  })
  const inTree = status.split('\0').flatMap((line): Change[] => {
    const name = line.slice(3 + pictures.length + 1)
    if (!picture.test(name) || line.includes('D')) return []
    return [{ name: name.slice(0, -4), kind: line.startsWith('??') ? 'new' : 'taken' }]
  })
  const all = [...seen.map((name): Change => ({ name, kind: 'seen' })), ...inTree.filter(({ name }) => !seen.includes(name))]
  return all.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** One picture of a change; undefined where there is none. */
export function pictureOf({ root, pictures, found }: Places, { name, kind }: Change, which: Which): Buffer | undefined {
  const inTree = join(root, pictures, `${name}.png`)
  const read = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)
  if (which === 'difference') return kind === 'seen' ? read(join(found, `${name}-diff.png`)) : undefined
  if (which === 'after') return read(kind === 'seen' ? join(found, `${name}-actual.png`) : inTree)
  if (kind === 'new') return undefined
  if (kind === 'seen') return read(inTree)
  return execFileSync('git', ['show', `HEAD:${pictures}/${name}.png`], { cwd: root, maxBuffer: 64 * 2 ** 20 })
}

/** Puts the new picture where the old one stands; it is `taken` then, until it is committed. */
export function take({ root, pictures, found }: Places, name: string): void {
  const after = join(found, `${name}-actual.png`)
  copyFileSync(after, join(root, pictures, `${name}.png`))
  for (const kind of ['actual', 'diff']) rmSync(join(found, `${name}-${kind}.png`), { force: true })
}
