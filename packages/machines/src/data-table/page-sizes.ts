/** The page size that a list begins with, and those that it offers. Spread it into the input of a table. */
export interface PageSizes {
  /** Rows of a page at first. */
  readonly size: number
  /** The sizes that are offered, the smallest first. */
  readonly sizes: readonly number[]
}

/** The page sizes of the workspace's lists. */
export const pageSizes: readonly number[] = [15, 20, 50, 100, 200, 300, 500, 1000, 5000]

/** The lists of the workspace. */
export const listPages: PageSizes = { size: 50, sizes: pageSizes }

/** Statistics, which are read whole. */
export const statisticsPages: PageSizes = { size: 5000, sizes: [5000, 10_000, 50_000] }

/** Special characters and symbols of formulas, where they are kept. */
export const characterPages: PageSizes = { size: 20, sizes: pageSizes }

/** The smaller lists, such as those within dialogs. */
export const alternativePages: PageSizes = { size: 15, sizes: [15, 20, 30, 50, 100, 200, 300, 500] }

/** What a table begins with: a size that is no whole number from 1 gives way to 50, and one that is not offered yet is. */
export function startSizes({ size = listPages.size, sizes = listPages.sizes }: Partial<PageSizes>): PageSizes {
  const start = Number.isSafeInteger(size) && size >= 1 ? size : listPages.size
  return { size: start, sizes: sizes.includes(start) ? sizes : [...sizes, start].sort((one, other) => one - other) }
}
