/** Where one sees to one's own account. */
export const ownAccount = '/info/index'

/** Where one sees to the symbols that one keeps for oneself. */
export const ownSymbols = '/info/symbol/index'

/** Where one sees whether this device, the network and the server do what the workspace needs. */
export const selfCheck = '/test/index'
