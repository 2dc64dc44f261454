import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** What stands under `types` in `setup({ types: … })` is for the compiler alone: no test can notice a change of it. */
const types = {
  shouldIgnore({ node, parentPath }) {
    const property = parentPath?.node
    const isTypes = node.type === 'ObjectExpression' && property?.type === 'ObjectProperty' && property.key?.name === 'types'
    return isTypes ? 'types of a machine vanish when it is compiled' : undefined
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'machine-types', types)]
