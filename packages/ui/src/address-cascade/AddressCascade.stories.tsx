import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { addressCascadeReference } from './address-cascade.reference.ts'
import { AddressCascade, type AddressCascadeOptions, type AddressCascadeProps, useAddressCascade } from './index.ts'
import { storyCountry } from './story-country.ts'

type Given = Partial<Omit<AddressCascadeProps, 'actor'> & AddressCascadeOptions>

function Cascade({ label = '单位地址', required, disabled, error, ...options }: Given) {
  const actor = useAddressCascade({ ...storyCountry, onChanged: () => {}, ...options })
  return (
    <AddressCascade
      actor={actor}
      label={label}
      {...(required === undefined ? {} : { required })}
      {...(disabled === undefined ? {} : { disabled })}
      {...(error === undefined ? {} : { error })}
    />
  )
}

const failing: AddressCascadeOptions['loadRegions'] = async (request) => {
  if (request.level === 2) throw new Error('no network')
  return storyCountry.loadRegions(request)
}

function Live(given: Given) {
  const [said, setSaid] = useState('')
  return (
    <div style={{ maxWidth: 720, minHeight: 260, display: 'grid', gap: 12, alignContent: 'start' }}>
      <Cascade {...given} onChanged={({ areaCode, areaCodeName }) => setSaid(`${areaCodeName} ${areaCode}`)} />
      <output>{said}</output>
    </div>
  )
}

const meta = {
  title: 'Forms/AddressCascade',
  component: AddressCascade,
  parameters: { reference: addressCascadeReference },
  render: (args: ComponentProps<typeof Live>) => <Live {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Live>

const said = (canvasElement: HTMLElement) => canvasElement.querySelector('output')?.textContent

/** Begins in the province 43. */
export const Begun: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(said(canvasElement)).toBe('湖南省 43'))
  },
}

export const DownToTheStreet: Story = {
  args: {
    streets: true,
    required: true,
    path: [
      { code: '43', name: '湖南省' },
      { code: '4301', name: '长沙市' },
      { code: '430104', name: '岳麓区' },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(said(canvasElement)).toBe('湖南省长沙市岳麓区 430104'))
    await userEvent.click(within(canvasElement).getByRole('button', { name: /街道|Street/ }))
    await userEvent.click(await screen.findByRole('option', { name: '麓谷街道' }))
    await waitFor(() => expect(said(canvasElement)).toBe('湖南省长沙市岳麓区麓谷街道 430104017'))
  },
}

/** What is typed is looked for in all levels. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), '东城')
    await userEvent.click(await screen.findByRole('option', { name: /东城区/ }, { timeout: 3000 }))
    await waitFor(() => expect(said(canvasElement)).toBe('北京市东城区 110101'))
  },
}

/** A way that leads nowhere further has nothing to choose below. */
export const NothingBelow: Story = { args: { path: [{ code: '71', name: '台湾省' }] } }

export const Failed: Story = {
  args: {
    path: [
      { code: '43', name: '湖南省' },
      { code: '4301', name: '长沙市' },
    ],
    loadRegions: failing,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /重试|Retry|Try again/ })
  },
}

export const Loading: Story = { args: { loadRegions: () => new Promise(() => {}) } }

export const Disabled: Story = { args: { disabled: true } }

export const WithAnError: Story = { args: { required: true, error: '请选择到区县' } }
const street = [
  { code: '43', name: '湖南省' },
  { code: '4301', name: '长沙市' },
  { code: '430104', name: '岳麓区' },
]
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="whole">
      {(say) => (
        <>
          <Cascade label={say('开始于省', 'Begun at the province')} />
          <Cascade label={say('到街道，必填', 'Down to the street, required')} streets required path={street} />
          <Cascade label={say('没有下级', 'Nothing below')} path={[{ code: '71', name: '台湾省' }]} />
          <Cascade label={say('加载中', 'Loading')} loadRegions={() => new Promise(() => {})} />
          <Cascade label={say('加载失败', 'Loading failed')} path={street.slice(0, 2)} loadRegions={failing} />
          <Cascade label={say('错误', 'Wrong')} required error={say('请选择到区县', 'Choose the district as well')} />
          <Cascade label={say('停用', 'Disabled')} disabled />
          <Cascade
            label="Address of the customer as it is printed on the certificate and on the invoice"
            streets
            path={[
              { code: '15', name: '内蒙古自治区' },
              { code: '1522', name: '呼伦贝尔市新巴尔虎左旗阿木古郎镇' },
            ]}
            error="Choose the district as well; the regional office needs it to send the certificate by post"
          />
        </>
      )}
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /重试|Retry|Try again/ })
  },
}
