import { createHash } from 'node:crypto'

/**
 * A plugin of Vite that names the build in its page, by the names of its files, which name their content: a page that is open asks by it
 * whether there is a newer one. The same sources have the same name.
 */
export const buildName = () => ({
  name: 'etalon-build-name',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      if (!bundle) return []
      const files = Object.keys(bundle).filter((file) => !file.endsWith('.html'))
      const content = createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 16)
      return [{ tag: 'meta', attrs: { name: 'etalon-build', content }, injectTo: 'head' }]
    },
  },
})
