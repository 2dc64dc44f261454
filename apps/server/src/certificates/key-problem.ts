/** The keys cannot be used. The message says which file, and that nothing was replaced. */
export class KeyProblem extends Error {
  override readonly name = 'KeyProblem'
}
