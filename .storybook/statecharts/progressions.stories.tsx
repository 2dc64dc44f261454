import type { Meta } from '@storybook/react-vite'
import * as progressions from '../../packages/api/src/domain/progressions/index.ts'
import { type MachineStory, machineStory } from './machine-story.ts'
import { progressionModel } from './progression-model.ts'

const meta = {
  title: 'Progressions',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta
export default meta

export const Item: MachineStory = machineStory(progressionModel(progressions.itemProgression))
export const Report: MachineStory = machineStory(progressionModel(progressions.reportProgression))
export const Sample: MachineStory = machineStory(progressionModel(progressions.sampleProgression))
export const Order: MachineStory = machineStory(progressionModel(progressions.orderProgression))
export const Quote: MachineStory = machineStory(progressionModel(progressions.quoteProgression))
export const Contract: MachineStory = machineStory(progressionModel(progressions.contractProgression))
export const Settlement: MachineStory = machineStory(progressionModel(progressions.settlementProgression))
export const SampleSettlement: MachineStory = machineStory(progressionModel(progressions.sampleSettlementProgression))
export const Plan: MachineStory = machineStory(progressionModel(progressions.planProgression))
export const Leave: MachineStory = machineStory(progressionModel(progressions.leaveProgression))
export const Standard: MachineStory = machineStory(progressionModel(progressions.standardProgression))
export const Validity: MachineStory = machineStory(progressionModel(progressions.validityProgression))
