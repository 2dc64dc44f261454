import type { Plugin } from 'vite'

/** A module, whatever it was written in; neither a page nor one of Vitest's own, which it keeps itself. */
const isModule = (url = ''): boolean => /\.(?:m?[jt]sx?|css)(?:\?|$)/.test(url) && !url.startsWith('/__vitest')

/**
 * Every file of tests in a browser has a page of its own, which asks for some hundreds of modules anew, only to hear that they are what
 * they were. In a run they do not change: the browser keeps them. Where files are watched, all is as ever.
 */
export const keptModules: Plugin = {
  name: 'etalon:kept-modules',
  // Before Vitest's own, which has what dependencies are asked for anew, too: a mock could stand in their place. There are none here.
  enforce: 'pre',
  configureServer({ config, middlewares }) {
    if (config.server.watch !== null) return
    middlewares.use((request, response, next) => {
      if (isModule(request.url)) {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          setHeader(name, name.toLowerCase() === 'cache-control' && value === 'no-cache' ? 'max-age=31536000, immutable' : value)
      }
      next()
    })
  },
}
