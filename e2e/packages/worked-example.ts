import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../support/running.ts'

/**
 * Writes the files of a worked example into a copy of the checkout: a path in a line of its own, and what stands in it.
 * @returns their paths
 */
export function writeFilesOf(document: string, folder: string): string[] {
  const text = readFileSync(join(root, document), 'utf8')
  const files = [...text.matchAll(/^`([\w./-]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)]
  for (const [, path = '', content = ''] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return files.map(([, path = '']) => path)
}
