/** One thing that a page needs, and what brings it in each library; undefined where a library has none. */
export interface Row {
  readonly thing: string
  readonly etalon: string
  readonly antd?: string
  readonly mui?: string
}

/** The libraries that are measured beside ours, with all that they ask to be installed. */
export const packages = {
  antd: '6.6.8',
  '@mui/material': '9.5.0',
  '@mui/x-data-grid': '9.14.0',
  '@mui/x-date-pickers': '9.17.0',
  '@mui/x-tree-view': '9.14.0',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  dayjs: '1.11.23',
  react: '19.3.1',
  'react-dom': '19.3.1',
} as const

const antd = (name: string) => `export { ${name} } from 'antd'`
const mui = (name: string) => `export { default } from '@mui/material/${name}'`
const etalon = (door: string, name: string) => `export { ${name} } from '@etalon/ui/${door}'`

/** Components that do the same work. What is only nearly the same is left out. */
export const rows: readonly Row[] = [
  { thing: 'Button', etalon: etalon('button', 'Button'), antd: antd('Button'), mui: mui('Button') },
  { thing: 'Text field', etalon: etalon('text-field', 'TextField'), antd: antd('Input'), mui: mui('TextField') },
  { thing: 'Text area', etalon: etalon('text-area', 'TextArea'), antd: antd('Input'), mui: mui('TextField') },
  { thing: 'Number field', etalon: etalon('number-field', 'NumberField'), antd: antd('InputNumber') },
  { thing: 'Select', etalon: etalon('select', 'Select'), antd: antd('Select'), mui: mui('Select') },
  { thing: 'Multi select', etalon: etalon('multi-select', 'MultiSelect'), antd: antd('Select'), mui: mui('Autocomplete') },
  {
    thing: 'Combo box with remote search',
    etalon: etalon('combo-box', 'ComboBox'),
    antd: antd('AutoComplete'),
    mui: mui('Autocomplete'),
  },
  { thing: 'Checkbox', etalon: etalon('checkbox', 'Checkbox'), antd: antd('Checkbox'), mui: mui('Checkbox') },
  { thing: 'Radio group', etalon: etalon('radio-group', 'RadioGroup'), antd: antd('Radio'), mui: mui('RadioGroup') },
  { thing: 'Switch', etalon: etalon('switch', 'Switch'), antd: antd('Switch'), mui: mui('Switch') },
  {
    thing: 'Date',
    etalon: etalon('date-field', 'DateField'),
    antd: antd('DatePicker'),
    mui: `export { DatePicker } from '@mui/x-date-pickers/DatePicker'\nexport { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'`,
  },
  { thing: 'Date range', etalon: etalon('date-range-field', 'DateRangeField'), antd: antd('DatePicker') },
  {
    thing: 'Date and time',
    etalon: etalon('date-time-field', 'DateTimeField'),
    antd: antd('DatePicker'),
    mui: `export { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'\nexport { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'`,
  },
  {
    thing: 'Form with rules and a summary of errors',
    etalon: "export { ErrorSummary, required, useForm } from '@etalon/ui/form'",
    antd: antd('Form'),
  },
  { thing: 'Cascade of addresses', etalon: etalon('address-cascade', 'AddressCascade'), antd: antd('Cascader') },
  { thing: 'Colour picker', etalon: etalon('colour-picker', 'ColourPicker'), antd: antd('ColorPicker') },
  {
    thing: 'Tree',
    etalon: etalon('tree', 'Tree'),
    antd: antd('Tree'),
    mui: `export { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView'\nexport { TreeItem } from '@mui/x-tree-view/TreeItem'`,
  },
  { thing: 'Tree select', etalon: etalon('tree-select', 'TreeSelect'), antd: antd('TreeSelect') },
  { thing: 'Dialog', etalon: etalon('dialog', 'Dialog'), antd: antd('Modal'), mui: mui('Dialog') },
  { thing: 'Drawer', etalon: etalon('drawer', 'Drawer'), antd: antd('Drawer'), mui: mui('Drawer') },
  { thing: 'Popover', etalon: etalon('popover', 'Popover'), antd: antd('Popover'), mui: mui('Popover') },
  { thing: 'Menu', etalon: etalon('menu', 'MenuButton'), antd: antd('Dropdown'), mui: mui('Menu') },
  { thing: 'Tooltip', etalon: etalon('tooltip', 'Tooltip'), antd: antd('Tooltip'), mui: mui('Tooltip') },
  { thing: 'Messages', etalon: etalon('toast', 'Toasts'), antd: antd('message'), mui: mui('Snackbar') },
  {
    thing: 'Data table',
    etalon: etalon('data-table', 'DataTable'),
    antd: antd('Table'),
    mui: `export { DataGrid } from '@mui/x-data-grid'`,
  },
  { thing: 'Pagination', etalon: etalon('data-table', 'Pager'), antd: antd('Pagination'), mui: mui('TablePagination') },
  { thing: 'Tabs', etalon: etalon('tab-strip', 'TabStrip'), antd: antd('Tabs'), mui: mui('Tabs') },
  {
    thing: 'Segmented control',
    etalon: etalon('segmented-control', 'SegmentedControl'),
    antd: antd('Segmented'),
    mui: mui('ToggleButtonGroup'),
  },
  { thing: 'Timeline', etalon: etalon('timeline', 'Timeline'), antd: antd('Timeline') },
  { thing: 'Steps', etalon: etalon('progression-steps', 'ProgressionSteps'), antd: antd('Steps'), mui: mui('Stepper') },
  {
    thing: 'Calendar',
    etalon: etalon('calendar', 'Calendar'),
    antd: antd('Calendar'),
    mui: `export { DateCalendar } from '@mui/x-date-pickers/DateCalendar'\nexport { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'`,
  },
  { thing: 'Description list', etalon: etalon('definition-list', 'DefinitionList'), antd: antd('Descriptions') },
  { thing: 'Statistic', etalon: etalon('stat-tile', 'StatTile'), antd: antd('Statistic') },
  { thing: 'Badge', etalon: etalon('badge', 'Badge'), antd: antd('Badge'), mui: mui('Badge') },
  { thing: 'Meter', etalon: etalon('meter', 'Meter'), antd: antd('Progress'), mui: mui('LinearProgress') },
  { thing: 'Skeleton', etalon: etalon('loading', 'Skeleton'), antd: antd('Skeleton'), mui: mui('Skeleton') },
  { thing: 'File upload', etalon: etalon('file-upload', 'FileUpload'), antd: antd('Upload') },
  { thing: 'PDF preview', etalon: etalon('pdf-preview', 'PdfPreview') },
  { thing: 'QR code', etalon: etalon('qr-code', 'QrCode'), antd: antd('QRCode') },
]

/** What our components stand on, each part alone, by what it is called in the report. */
export const parts: Readonly<Record<string, string>> = {
  'the button and the tooltip of react-aria, as nearly every component has them':
    "export { Button, Tooltip, TooltipTrigger } from 'react-aria-components'",
  'the list, the layer over the page and the select of react-aria':
    "export { Button, ListBox, ListBoxItem, Popover, Select } from 'react-aria-components'",
  'the same, drawing only the options in sight':
    "export { Button, ListBox, ListBoxItem, ListLayout, Popover, Select, Virtualizer } from 'react-aria-components'",
  'the dialog of Radix': "export { Content, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'",
  'xstate, for whatever has a machine': "export { assign, createActor, setup } from 'xstate'",
  'the words of all components in both languages, with what chooses between them': etalon('i18n', 'MessagesProvider'),
}
