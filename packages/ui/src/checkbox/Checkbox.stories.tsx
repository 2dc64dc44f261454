import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from '../radio-group/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { Switch } from '../switch/index.ts'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { checkboxReference } from './checkbox.reference.ts'
import { Checkbox, CheckboxGroup } from './index.ts'

const meta = {
  title: 'Forms/Choices',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  parameters: { reference: checkboxReference },
  args: { children: '已核对委托内容', checked: false, onChange: () => {} },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

const kinds = [
  { value: 'verify', label: '检定' },
  { value: 'calibrate', label: '校准' },
  { value: 'test', label: '检测', disabled: true },
]

export const Unticked: Story = {}
export const Ticked: Story = { args: { checked: true } }
export const Between: Story = { args: { indeterminate: true } }
export const Disabled: Story = { args: { checked: true, disabled: true } }
export const NamedOnly: Story = { args: { children: undefined, label: '选择 WT2026110142' } }

export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      {(say) => (
        <>
          <Checkbox checked={false} onChange={() => {}}>
            {say('未选', 'Not chosen')}
          </Checkbox>
          <Checkbox checked onChange={() => {}}>
            {say('已选', 'Chosen')}
          </Checkbox>
          <Checkbox checked={false} indeterminate onChange={() => {}}>
            {say('部分', 'In part')}
          </Checkbox>
          <Checkbox checked={false} disabled onChange={() => {}}>
            {say('停用，未选', 'Disabled, not chosen')}
          </Checkbox>
          <Checkbox checked disabled onChange={() => {}}>
            {say('停用，已选', 'Disabled, chosen')}
          </Checkbox>
          <Checkbox checked={false} indeterminate disabled onChange={() => {}}>
            {say('停用，部分', 'Disabled, in part')}
          </Checkbox>
          <Checkbox checked onChange={() => {}}>
            委托单位已核对本委托单的全部内容，同意按所列依据检测，并确认样品外观完好
          </Checkbox>
          <Checkbox checked={false} onChange={() => {}}>
            The customer has checked this order and agrees to the methods that are listed in it
          </Checkbox>
          <CheckboxGroup label={say('能力类型', 'Kind of service')} options={kinds} value={['verify']} onChange={() => {}} />
          <CheckboxGroup
            label={say('能力类型（有误）', 'Kind of service (wrong)')}
            required
            error={say('至少选择一项', 'Choose one at least')}
            options={kinds}
            value={[]}
            onChange={() => {}}
          />
          <RadioGroup label={say('服务类型', 'Service')} options={kinds} value="verify" onChange={() => {}} />
          <RadioGroup
            label={say('服务类型（有误）', 'Service (wrong)')}
            required
            error={say('请选择服务类型', 'Choose a service')}
            options={kinds}
            value={null}
            onChange={() => {}}
          />
          <Switch on onChange={() => {}}>
            {say('派车', 'With a vehicle')}
          </Switch>
          <Switch on={false} onChange={() => {}}>
            {say('不派车', 'Without a vehicle')}
          </Switch>
          <Switch on={false} disabled onChange={() => {}}>
            {say('不可用', 'Disabled')}
          </Switch>
          <SegmentedControl
            label={say('视图', 'View')}
            value="paper"
            onChange={() => {}}
            segments={[
              { value: 'paper', label: '证书' },
              { value: 'record', label: '原始记录', count: 3 },
              { value: 'both', label: '并排', disabled: true },
            ]}
          />
        </>
      )}
    </MatrixGrid>
  ),
}
