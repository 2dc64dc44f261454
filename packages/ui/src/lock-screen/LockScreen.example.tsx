import { Button } from '@etalon/ui/button'
import { LockPassword, LockScreen, useLockScreen } from '@etalon/ui/lock-screen'

/** Lies over everything while it is locked. Hash the password as your server would: this one only reverses it. */
export function Example() {
  const verifierOf = (password: string) => [...password].reverse().join('')
  const lock = useLockScreen({
    now: () => Date.now(),
    makeVerifier: async (password) => verifierOf(password),
    checkPassword: async (password, verifier) => verifierOf(password) === verifier,
    saveDrafts: async () => undefined,
    onTold: (told) => console.log(told),
  })
  return (
    <>
      <Button onPress={() => lock.send({ type: 'PASSWORD.CHANGE' })}>Lock password</Button>
      <LockPassword actor={lock} />
      <LockScreen actor={lock} name="Zhou Lan" />
    </>
  )
}
