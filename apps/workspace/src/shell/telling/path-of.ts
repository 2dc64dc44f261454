/** Where a message leads: a path of this workspace, and nothing else. */
export const pathOf = (path: string): string | undefined => (/^\/(?![/\\])/.test(path) ? path : undefined)
