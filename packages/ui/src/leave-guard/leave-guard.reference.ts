import { describes } from '../testing/reference/index.ts'

export const leaveGuardReference = describes({
  anatomy: {
    Question: 'over the page, asked by `ConfirmProvider` before something is lost; the browser asks before its own page goes',
  },
  aria: ['an `alertdialog` with its question and what would be lost: its keys are those of a confirmation'],
  keyboard: {},
  hooks: {},
})
