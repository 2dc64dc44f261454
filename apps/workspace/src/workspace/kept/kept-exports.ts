/** A file that is being written for this browser tab. */
export interface KeptExport {
  readonly id: string
  readonly format: 'csv' | 'xlsx'
  /** Which rows it has. */
  readonly of: 'shown' | 'matching' | 'selected'
}

/** The files that are being written for this browser tab, by list: a reload does not lose them. */
export interface KeptExports {
  readonly read: (list: string) => KeptExport | undefined
  readonly write: (list: string, kept: KeptExport) => void
  readonly remove: (list: string) => void
  /** Whoever works here is gone. */
  readonly clear: () => void
}

const prefix = 'etalon.export.'

/** @param storage @default that of this browser tab, which a reload leaves and other tabs do not see */
export function createKeptExports(storage: () => Storage = () => sessionStorage): KeptExports {
  const memory = new Map<string, string>()
  const attempt = (work: (place: Storage) => void) => {
    try {
      work(storage())
    } catch {
      // Storage is blocked or full: what is in memory counts.
    }
  }
  return {
    read(list) {
      let text = memory.get(list)
      attempt((place) => {
        text ??= place.getItem(`${prefix}${list}`) ?? undefined
      })
      return parse(text)
    },
    write(list, kept) {
      const text = JSON.stringify(kept)
      memory.set(list, text)
      attempt((place) => place.setItem(`${prefix}${list}`, text))
    },
    remove(list) {
      memory.delete(list)
      attempt((place) => place.removeItem(`${prefix}${list}`))
    },
    clear() {
      memory.clear()
      attempt((place) => {
        const keys = Array.from({ length: place.length }, (_, at) => place.key(at) ?? '')
        for (const key of keys) if (key.startsWith(prefix)) place.removeItem(key)
      })
    },
  }
}

function parse(text: string | undefined): KeptExport | undefined {
  try {
    const found: unknown = JSON.parse(text ?? '')
    if (typeof found !== 'object' || found === null || !('id' in found) || !('format' in found) || !('of' in found))
      return undefined
    const { id, format, of } = found
    if (typeof id !== 'string' || !/^\d{1,19}$/.test(id) || (format !== 'csv' && format !== 'xlsx')) return undefined
    if (of !== 'shown' && of !== 'matching' && of !== 'selected') return undefined
    return { id, format, of }
  } catch {
    return undefined
  }
}
