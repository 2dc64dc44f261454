import type { Meta } from '@storybook/react-vite'
import { machineModels } from '../../packages/machines/src/models.ts'
import { type MachineStory, machineStory } from './machine-story.ts'

const meta = {
  title: 'Machines',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta
export default meta

type Story = MachineStory

function page(name: string): Story {
  const model = machineModels.find((one) => one.name === name)
  if (!model) throw new Error(`There is no machine ${name}`)
  return machineStory(model)
}

export const AddressCascade: Story = page('address-cascade')
export const AdvancedFilter: Story = page('advanced-filter')
export const ChartReading: Story = page('chart-reading')
export const CheckFile: Story = page('check-file')
export const ColumnSettings: Story = page('column-settings')
export const CommandPalette: Story = page('command-palette')
export const Connection: Story = page('connection')
export const DataTable: Story = page('data-table')
export const Dialog: Story = page('dialog')
export const DialogStack: Story = page('dialog-stack')
export const Draft: Story = page('draft')
export const ErrorLog: Story = page('error-log')
export const Feed: Story = page('feed')
export const Form: Story = page('form')
export const FormulaKeyboard: Story = page('formula-keyboard')
export const FullScreen: Story = page('full-screen')
export const GraphWalk: Story = page('graph-walk')
export const Loading: Story = page('loading')
export const LockScreen: Story = page('lock-screen')
export const MatchCount: Story = page('match-count')
export const Menu: Story = page('menu')
export const MessageSocket: Story = page('message-socket')
export const NoticePopup: Story = page('notice-popup')
export const OnDemand: Story = page('on-demand')
export const PdfPreview: Story = page('pdf-preview')
export const Preferences: Story = page('preferences')
export const Release: Story = page('release')
export const RichText: Story = page('rich-text')
export const ScanCode: Story = page('scan-code')
export const SearchBar: Story = page('search-bar')
export const Session: Story = page('session')
export const Signature: Story = page('signature')
export const Submission: Story = page('submission')
export const TabStrip: Story = page('tab-strip')
export const TableFind: Story = page('table-find')
export const TokenRefresh: Story = page('token-refresh')
export const Tree: Story = page('tree')
export const TypedDates: Story = page('typed-dates')
export const Upload: Story = page('upload')
export const Workflow: Story = page('workflow')
export const Workspace: Story = page('workspace')
