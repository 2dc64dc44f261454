// Loaded before a server: its clock is so many milliseconds off, and jumps back five minutes at SIGUSR2. PostgreSQL's is right.
const { Date: Right } = globalThis
let off = Number(process.env.ETALON_TEST_CLOCK ?? 0)
const now = () => Right.now() + off

globalThis.Date = new Proxy(Right, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new Right(now()).toString(),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
})
process.on('SIGUSR2', () => {
  off -= 300_000
})
