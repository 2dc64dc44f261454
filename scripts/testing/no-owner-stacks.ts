/**
 * Before React is loaded: a development build of React notes for tools of the browser where each element was made and how long each
 * component took. Nobody reads that in tests, and it was a sixth of their time.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined })

const { default: React } = await import('react')

/** React leaves out the stack of an element once ten thousand were made in a second; here from the first one. */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => undefined })

export {}
