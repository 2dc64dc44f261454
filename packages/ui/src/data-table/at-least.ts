/** A count as it is shown: with a plus where nobody has counted to the end. */
export const atLeast = (written: string, isCapped: boolean): string => `${written}${isCapped ? '+' : ''}`
