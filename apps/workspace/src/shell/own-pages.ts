/** Where one sees to one's own account. */
export const ownAccount = '/info/index'

/** Where one sees to the symbols that one keeps for oneself. */
export const ownSymbols = '/info/symbol/index'
