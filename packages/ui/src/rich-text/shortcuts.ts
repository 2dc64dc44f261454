const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

const apple: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }

/** The keys of a tool as they stand on this keyboard: `Mod-Shift-8` is Ctrl+Shift+8, or ⌘⇧8. */
export function keysInWords(keys: string): string {
  const parts = keys.split('-').map((key) => (isApple ? (apple[key] ?? key) : key === 'Mod' ? 'Ctrl' : key))
  return parts.map((part) => (part.length === 1 ? part.toUpperCase() : part)).join(isApple ? '' : '+')
}
