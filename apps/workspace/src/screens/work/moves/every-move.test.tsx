import { builtInRoles, type Progression, progressions } from '@etalon/api/domain'
import { decideMove, possibleMoves } from '@etalon/machines/workflow'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { workMessages } from '../../../messages/work.ts'
import { InWorkspace } from '../../../testing/in-workspace.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { offeredMoves } from './use-moves.ts'

const me = '7'
const roles = builtInRoles.map(({ code }) => code)

interface Situation {
  readonly state: string
  readonly duties: Readonly<Record<string, string>>
  readonly facts: Readonly<Record<string, boolean>>
}

/** The buttons of a record, as they are shown to somebody with one role. */
function Shown({ progression, role, situation }: { progression: Progression; role: string; situation: Situation }) {
  const standing = { version: 1, ...situation }
  const moves = {
    mayEver: () => true,
    offered: () => offeredMoves(progression, standing, { personId: me, roles: [role] }, 'zh'),
    ask: async () => false,
    perform: async () => false,
    isPending: () => false,
  }
  return (
    <section aria-label={`${situation.state} ${role}`}>
      <MoveButtons record={{ id: '1', number: 'A', standing }} moves={moves} />
    </section>
  )
}

const factsOf = ({ moves }: Progression, value: boolean) =>
  Object.fromEntries(moves.flatMap(({ requires = [] }) => requires.map((fact) => [fact, value])))
const dutiesOf = ({ moves }: Progression) =>
  Object.fromEntries(moves.flatMap(({ notBy = [], onlyBy = [] }) => [...notBy, ...onlyBy].map((duty) => [duty, me])))

describe.each(progressions.map((progression) => ({ name: progression.name, progression })))('$name', ({ progression }) => {
  test.each([
    { when: 'all holds and nobody has a duty', facts: factsOf(progression, true), duties: {} },
    { when: 'no fact holds', facts: factsOf(progression, false), duties: {} },
    { when: 'they have every duty already', facts: factsOf(progression, true), duties: dutiesOf(progression) },
  ])(
    '[FLOW-1][FLOW-2] the screen offers each role in every state what the machine allows, and shows disabled what it refuses for now: $when',
    async ({ facts, duties }) => {
      const screen = await render(
        <InWorkspace>
          {progression.states.flatMap((state) =>
            roles.map((role) => (
              <Shown key={`${state} ${role}`} progression={progression} role={role} situation={{ state, facts, duties }} />
            )),
          )}
        </InWorkspace>,
      )
      for (const state of progression.states) {
        for (const role of roles) {
          const section = screen.container.querySelector(`section[aria-label="${state} ${role}"]`)
          const buttons = [...(section?.querySelectorAll('button') ?? [])]
          const possible = progression.moves.filter((move) => move.from.includes(state) && move.by.some((one) => one === role))
          expect(buttons, `${state} ${role}`).toHaveLength(possible.length)
          for (const one of buttons) expect(one.textContent, `${state} ${role}`).toMatch(/\p{Script=Han}/u)
          const open = buttons.filter((one) => one.getAttribute('aria-disabled') !== 'true' && !one.disabled).length
          const who = { personId: me, roles: [role] }
          const allowed = possible.filter(
            ({ action, to }) => decideMove(progression, { state, facts, duties }, who, action, '按规定办理', to, '8').allowed,
          )
          expect(open, `${state} ${role}`).toBe(allowed.length)
        }
      }
    },
  )

  test.each([
    { when: 'no fact holds', facts: factsOf(progression, false), duties: {} },
    { when: 'they have every duty already', facts: factsOf(progression, true), duties: dutiesOf(progression) },
  ])('[FLOW-1][PERM-1] what is refused says why, action by action, in words of each language: $when', ({ facts, duties }) => {
    for (const language of ['zh', 'en'] as const) {
      const words = workMessages[language]
      const refusals: Readonly<Record<string, string>> = words.refusals
      for (const state of progression.states) {
        for (const role of roles) {
          const who = { personId: me, roles: [role] }
          for (const { action, refusal } of offeredMoves(progression, { version: 1, state, facts, duties }, who, language)) {
            const decided = possibleMoves(progression, { state, facts, duties }, who).find((move) => move.action === action)
            const reason = decided?.refusal?.replace(/^fact:/, '')
            const told =
              reason === 'four-eyes'
                ? words.fourEyes(progression.name, decided?.held)
                : reason === undefined
                  ? undefined
                  : refusals[reason]
            const where = `${language} ${state} ${role} ${action}`
            expect(refusal, where).toBe(told)
            // It is said which duty stands in the way, never that there is one.
            if (reason === 'four-eyes') expect(refusal, where).not.toBe(words.fourEyes(progression.name, undefined))
            if (reason !== undefined)
              expect(refusal, where).toMatch(language === 'zh' ? /\p{Script=Han}/u : /^[A-Z][^\p{Script=Han}]+$/u)
          }
        }
      }
    }
  })
})
