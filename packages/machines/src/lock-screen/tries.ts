/** So many wrong passwords end the session. */
export const mostTries = 5

/** How long one waits after so many wrong passwords in a row, in milliseconds: 1 s, doubled by each. */
export function waitAfter(tries: number): number {
  return tries < 1 ? 0 : 1000 * 2 ** (tries - 1)
}
