import {
  type CheckPasswordRequest,
  type LockScreenEvent,
  lockScreenMachine,
  type MakeVerifierRequest,
  mostTries,
} from '@etalon/machines/lock-screen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { Button } from '../button/index.ts'
import { inEveryLook, inItsOwnWindow } from '../testing/matrix/index.ts'
import { LockPassword, LockScreen } from './index.ts'
import { lockScreenReference } from './lock-screen.reference.ts'

const locked: LockScreenEvent[] = [{ type: 'SESSION.LOCKED' }]

interface Given {
  /** Wrong passwords so far. */
  tries?: number
  /** Seconds that are left to wait. */
  wait?: number
  /** Whether a check ever ends. */
  answers?: boolean
  breaks?: boolean
  /** What happened before. @default it was locked */
  events?: readonly LockScreenEvent[]
  name?: string
}

/** A lock whose password is 1357 and whose time stands still. */
function lockOf({ tries = 0, wait = 0, answers = true, breaks = false, events = locked }: Given) {
  const clock = new SimulatedClock()
  const machine = lockScreenMachine.provide({
    actors: {
      makeVerifier: fromPromise<string, MakeVerifierRequest>(async ({ input }) => `of ${input.password}`),
      checkPassword: fromPromise<boolean, CheckPasswordRequest>(async ({ input }) => {
        if (!answers) await new Promise(() => {})
        if (breaks) throw new Error('no crypto')
        return input.verifier === `of ${input.password}`
      }),
    },
  })
  const saved = { version: 1, verifier: 'of 1357', tries, waitUntil: wait * 1000 + 100, idleMinutes: 0 }
  const actor = createActor(machine, { clock, input: { now: () => clock.now(), saved } }).start()
  for (const event of events) {
    actor.send(event)
    clock.increment(100)
  }
  return actor
}

function Locked(given: Given) {
  const [actor] = useState(() => lockOf(given))
  return (
    <LockScreen
      actor={actor}
      name={given.name ?? '周岚'}
      tools={
        <Button kind="quiet" size="small">
          English
        </Button>
      }
    />
  )
}

const meta = {
  title: 'Shell/LockScreen',
  component: LockScreen,
  subcomponents: { LockPassword },
  parameters: { reference: lockScreenReference, layout: 'fullscreen', ...inItsOwnWindow(560) },
  render: (args: ComponentProps<typeof Locked>) => <Locked {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Locked>

const field = () => screen.findByLabelText(/^(锁屏密码|Lock password)$/)

export const Plain: Story = {
  play: async () => {
    await expect(await field()).toHaveFocus()
  },
}

export const Empty: Story = {
  play: async () => {
    await field()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText(/锁屏密码不能为空|must not be empty/)).toBeVisible()
  },
}

export const Wrong: Story = {
  play: async () => {
    await userEvent.type(await field(), '2468{Enter}')
    await expect(await screen.findByText(/锁屏密码不正确|not the lock password/)).toBeVisible()
    await expect(screen.getByRole('alert')).toHaveTextContent(/4/)
    await expect(screen.getByRole('timer')).toHaveTextContent(/1/)
    await expect(await field()).toHaveValue('')
  },
}

export const Waiting: Story = { args: { tries: 4, wait: 8 } }

export const Checking: Story = {
  args: { answers: false },
  play: async () => {
    await userEvent.type(await field(), '1357{Enter}')
  },
}

export const Broken: Story = {
  args: { breaks: true },
  play: async () => {
    await userEvent.type(await field(), '1357{Enter}')
    await expect(await screen.findByText(/没能校验|could not be checked/)).toBeVisible()
  },
}

export const Spent: Story = {
  args: { tries: mostTries },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/正在退出登录|being signed out/)
  },
}

export const LongName: Story = { args: { name: 'Aleksandra Konstantinopolska-Wiśniewska (calibration, length and angle)' } }

function Setting({ events }: { events: readonly LockScreenEvent[] }) {
  const [actor] = useState(() => lockOf({ events }))
  return (
    <div style={{ padding: 16, minHeight: 520 }}>
      <Button onPress={() => actor.send({ type: 'PASSWORD.CHANGE' })}>锁屏密码</Button>
      <LockPassword actor={actor} />
    </div>
  )
}

/** The first use: a password is set, then the screen is locked. */
export const Setup: Story = {
  render: () => <Setting events={[{ type: 'SESSION.BEGAN' }, { type: 'PASSWORD.CHANGE' }]} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /设置锁屏密码|Set a lock password/ }))
    await expect(dialog.getByLabelText(/^(锁屏密码|Lock password)$/)).toBeVisible()
  },
}

export const SetupDifferent: Story = {
  render: () => <Setting events={[{ type: 'SESSION.BEGAN' }, { type: 'PASSWORD.CHANGE' }]} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /设置锁屏密码|Set a lock password/ }))
    await userEvent.type(dialog.getByLabelText(/^(锁屏密码|Lock password)$/), '1357')
    await userEvent.type(dialog.getByLabelText(/^(再次输入锁屏密码|Lock password again)$/), '1375')
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(await dialog.findByText(/不一致|differ/)).toBeVisible()
  },
}
/** After a wrong password, for somebody with a long name. */
export const Matrix: Story = {
  ...inEveryLook,
  args: { name: '示例计量检测研究院力学所 Aleksandra Konstantinopolska-Wiśniewska', tries: 3 },
  play: async () => {
    await userEvent.type(await field(), '2468{Enter}')
    await expect(await screen.findByText(/锁屏密码不正确|not the lock password/)).toBeVisible()
  },
}
