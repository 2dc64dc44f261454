import optimizeLocales from '@react-aria/optimize-locales-plugin'

/**
 * A plugin of Vite that leaves out what react-aria says in languages that the workspace and the portal do not speak: it brings some
 * thirty. Where English is spoken in another country, react-aria takes that of the United States.
 */
export const spokenLanguages = () => optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] })
