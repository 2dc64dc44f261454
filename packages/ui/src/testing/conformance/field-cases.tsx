import { Search } from 'lucide-react'
import { DatePicker, ListBoxContext } from 'react-aria-components'
import { AddressCascade } from '../../address-cascade/index.ts'
import { AutosaveStatus } from '../../autosave-status/index.ts'
import { Checkbox, CheckboxGroup } from '../../checkbox/index.ts'
import { ColourPicker } from '../../colour-picker/index.ts'
import { ComboBox, FindBox, RemoteComboBox } from '../../combo-box/index.ts'
import { DateField, DateParts, PanelDone, PanelTime } from '../../date-field/index.ts'
import { DateRangeField } from '../../date-range-field/index.ts'
import { DateTimeField } from '../../date-time-field/index.ts'
import { ClearButton, FieldBox, InnerButton } from '../../field/index.ts'
import { ErrorSummary, Form, FormActions, FormCell, FormGrid } from '../../form/index.ts'
import { OptionList } from '../../list-box/index.ts'
import { ChoiceTags, MultiSelect as TypedMultiSelect } from '../../multi-select/index.ts'
import { NumberField } from '../../number-field/index.ts'
import { RadioGroup } from '../../radio-group/index.ts'
import { SegmentedControl } from '../../segmented-control/index.ts'
import { MultiSelect, Select } from '../../select/index.ts'
import { Switch } from '../../switch/index.ts'
import { TextArea } from '../../text-area/index.ts'
import { ChosenText, ComingField, PasswordField, TextField } from '../../text-field/index.ts'
import { TreeMultiSelect, TreeSelect } from '../../tree-select/index.ts'
import { type ConformanceCase, nothing } from './conformance-case.ts'
import { AddressOwner, treeItems } from './owners.tsx'

const options = [
  { value: 'force', label: '力学' },
  { value: 'heat', label: '热工' },
]
const today = '2026-11-20'

/** What a form is made of. */
export const fieldCases: readonly ConformanceCase[] = [
  {
    name: 'address-cascade/AddressCascade',
    show: (root) => <AddressOwner>{(actor) => <AddressCascade {...root} actor={actor} label="单位地址" />}</AddressOwner>,
  },
  {
    name: 'autosave-status/AutosaveStatus',
    show: (root) => <AutosaveStatus {...root} state="failed" onRetry={nothing} />,
  },
  {
    name: 'checkbox/Checkbox',
    show: (root) => (
      <Checkbox {...root} checked onChange={nothing}>
        加急
      </Checkbox>
    ),
  },
  {
    name: 'checkbox/CheckboxGroup',
    show: (root) => <CheckboxGroup {...root} label="专业" options={options} value={['force']} onChange={nothing} />,
  },
  {
    name: 'colour-picker/ColourPicker',
    show: (root) => <ColourPicker {...root} label="主色" value="#1e6f5c" onChange={nothing} />,
  },
  {
    name: 'combo-box/ComboBox',
    show: (root) => <ComboBox {...root} label="专业" options={options} value="force" onChange={nothing} hint="可按拼音查找" />,
  },
  {
    name: 'combo-box/FindBox',
    show: (root) => (
      <FindBox
        {...root}
        label="查找"
        icon={Search}
        placeholder="编号"
        text=""
        onTextChange={nothing}
        options={options}
        onChosen={nothing}
        empty="没有"
      />
    ),
  },
  {
    name: 'combo-box/RemoteComboBox',
    show: (root) => <RemoteComboBox {...root} label="委托单位" value={null} onChange={nothing} load={async () => options} />,
  },
  { name: 'date-field/DateField', show: (root) => <DateField {...root} label="有效期至" value={today} onChange={nothing} /> },
  {
    name: 'date-field/DateParts',
    element: '[data-conformance-around] > *',
    show: (root) => (
      <DatePicker aria-label="有效期至" data-conformance-around="">
        <DateParts {...root} />
      </DatePicker>
    ),
  },
  {
    name: 'date-field/PanelTime',
    show: (root) => <PanelTime {...root} label="时间" named value={null} onChange={nothing} seconds />,
  },
  { name: 'date-field/PanelDone', show: (root) => <PanelDone {...root} onPress={nothing} /> },
  {
    name: 'date-range-field/DateRangeField',
    show: (root) => (
      <DateRangeField {...root} label="登记日期" value={{ start: '2026-11-01', end: today }} onChange={nothing} today={today} />
    ),
  },
  {
    name: 'date-time-field/DateTimeField',
    show: (root) => <DateTimeField {...root} label="到样时间" value={`${today} 08:30:00`} onChange={nothing} clearable />,
  },
  {
    name: 'field/FieldBox',
    show: (root) => (
      <FieldBox {...root}>
        <input aria-label="编号" />
      </FieldBox>
    ),
  },
  {
    name: 'field/InnerButton',
    show: (root) => <InnerButton {...root} label="查找" icon={Search} onPress={nothing} slot={null} />,
  },
  { name: 'field/ClearButton', show: (root) => <ClearButton {...root} label="清空" onPress={nothing} /> },
  {
    name: 'form/Form',
    show: (root) => (
      <Form {...root} label="委托登记" onSubmit={nothing}>
        <TextField label="联系人" />
      </Form>
    ),
  },
  {
    name: 'form/FormGrid',
    show: (root) => (
      <FormGrid {...root} columns={2}>
        <TextField label="联系人" />
        <TextField label="电话" />
      </FormGrid>
    ),
  },
  {
    name: 'form/FormCell',
    show: (root) => (
      <FormCell {...root} span={2}>
        <TextField label="地址" />
      </FormCell>
    ),
  },
  {
    name: 'form/FormActions',
    show: (root) => (
      <FormActions {...root}>
        <button type="submit">提交</button>
      </FormActions>
    ),
  },
  {
    name: 'form/ErrorSummary',
    show: (root) => <ErrorSummary {...root} problems={[{ name: 'contact', label: '联系人', message: '不能为空' }]} />,
  },
  {
    name: 'list-box/OptionList',
    show: (root) => (
      // Its name is that of the field around it.
      <ListBoxContext value={{ 'aria-label': '专业' }}>
        <OptionList {...root} options={options} />
      </ListBoxContext>
    ),
  },
  {
    name: 'multi-select/ChoiceTags',
    show: (root) => <ChoiceTags {...root} whole label="专业" choices={options} onRemove={nothing} />,
  },
  {
    name: 'multi-select/MultiSelect',
    show: (root) => <TypedMultiSelect {...root} label="专业" options={options} value={['force']} onChange={nothing} />,
  },
  {
    name: 'number-field/NumberField',
    show: (root) => <NumberField {...root} label="温度" value="20.0" onChange={nothing} unit="°C" />,
  },
  {
    name: 'radio-group/RadioGroup',
    show: (root) => <RadioGroup {...root} label="专业" options={options} value="force" onChange={nothing} stacked />,
  },
  {
    name: 'segmented-control/SegmentedControl',
    show: (root) => <SegmentedControl {...root} label="专业" segments={options} value="force" onChange={nothing} small />,
  },
  {
    name: 'select/Select',
    show: (root) => <Select {...root} label="专业" options={options} value="force" onChange={nothing} error="请选择" />,
  },
  {
    name: 'select/MultiSelect',
    show: (root) => <MultiSelect {...root} label="专业" options={options} value={['force']} onChange={nothing} />,
  },
  {
    name: 'switch/Switch',
    show: (root) => (
      <Switch {...root} on onChange={nothing}>
        自动锁屏
      </Switch>
    ),
  },
  {
    name: 'text-area/TextArea',
    show: (root) => <TextArea {...root} label="备注" value="备注" onChange={nothing} maxLength={500} />,
  },
  { name: 'text-field/ChosenText', show: (root) => <ChosenText {...root} label="服务方式" words="送检" /> },
  { name: 'text-field/ComingField', show: (root) => <ComingField {...root} label="要求完成日期" /> },
  { name: 'text-field/PasswordField', show: (root) => <PasswordField {...root} label="密码" /> },
  {
    name: 'text-field/TextField',
    show: (root) => <TextField {...root} label="联系人" icon={Search} value="周岚" onChange={nothing} clearable name="contact" />,
  },
  {
    name: 'tree-select/TreeMultiSelect',
    show: (root) => (
      <TreeMultiSelect {...root} label="专业" name="areas" items={treeItems} value={['heat']} onChange={nothing} clearable />
    ),
  },
  {
    name: 'tree-select/TreeSelect',
    show: (root) => <TreeSelect {...root} label="专业" name="area" items={treeItems} value="heat" onChange={nothing} />,
  },
]
