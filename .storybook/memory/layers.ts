import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What is drawn over the page by those who made it: everything that opens is built of these. */
const foundations = [
  /import \{[^}]*\b(?:Popover|ModalOverlay|Tooltip|UNSTABLE_ToastRegion)\b[^}]*\} from 'react-aria-components'/,
  /from '@radix-ui\/react-(?:dialog|popover)'/,
]
/** Nearly everything has a button with a tooltip: it is opened in its own stories alone. */
const apart = 'Tooltip'

interface Source {
  readonly folder: string
  readonly imported: readonly string[]
  readonly exported: readonly string[]
  readonly isFoundation: boolean
}

const namesIn = (list: string) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? '')

function sourceOf(folder: string, text: string): Source {
  const imports = text.matchAll(/^import \{([^}]*)\} from '\.[^']*'/gm)
  const exports = text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)
  return {
    folder,
    imported: [...imports].flatMap(([, list = '']) => namesIn(list)),
    exported: [...exports].map(([, name = '']) => name),
    isFoundation: foundations.some((foundation) => foundation.test(text)),
  }
}

/** Sources of components, without what only shows or tests them. */
const isPart = (file: string) => /\.tsx$/.test(file) && !/\.(?:test|stories|example)\.|^story-/.test(file)

/**
 * The folders with a component that opens something over the page: by itself, or by a part of another folder that does.
 * @param root the folder of the components' folders
 */
export function foldersWithLayers(root: string): ReadonlySet<string> {
  const sources = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(root, name))
        .filter((file) => isPart(basename(file)))
        .map((file) => sourceOf(name, readFileSync(join(root, name, file), 'utf8'))),
    )
  const opening = new Set<Source>(sources.filter(({ isFoundation }) => isFoundation))
  for (let count = -1; count !== opening.size; ) {
    count = opening.size
    const names = new Set([...opening].flatMap(({ exported }) => exported).filter((name) => name !== apart))
    for (const source of sources) if (source.imported.some((name) => names.has(name))) opening.add(source)
  }
  return new Set([...opening].map(({ folder }) => folder))
}
