// Read by the compiler alone: what nobody could tell by its name does not compile. Each error is that of the missing name, for
// everything else that is required is there.
import type { AddressCascadeActorRef } from '@etalon/machines/address-cascade'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { LockScreenActorRef } from '@etalon/machines/lock-screen'
import type { SearchBarActorRef } from '@etalon/machines/search-bar'
import type { TreeActorRef } from '@etalon/machines/tree'
import { Plus } from 'lucide-react'
import { AddressCascade } from '../../address-cascade/index.ts'
import { Avatar } from '../../badge/index.ts'
import { Button, ButtonLink, IconButton } from '../../button/index.ts'
import { Calendar } from '../../calendar/index.ts'
import { ListPage, Page, Section } from '../../card/index.ts'
import { Checkbox, CheckboxGroup } from '../../checkbox/index.ts'
import { CodeScanner, type CodeScannerProps } from '../../code-scanner/index.ts'
import { ColourPicker } from '../../colour-picker/index.ts'
import { ComboBox, FindBox, RemoteComboBox } from '../../combo-box/index.ts'
import { Confirm } from '../../confirm/index.ts'
import { ContextMenu, ContextMenuPanel } from '../../context-menu/index.ts'
import { DataTable } from '../../data-table/index.ts'
import { DateField, PanelTime } from '../../date-field/index.ts'
import { DateRangeField } from '../../date-range-field/index.ts'
import { DateTimeField } from '../../date-time-field/index.ts'
import { Dialog, type DialogControl } from '../../dialog/index.ts'
import { Drawer } from '../../drawer/index.ts'
import { EmptyState } from '../../empty-state/index.ts'
import { ClearButton, InnerButton } from '../../field/index.ts'
import { FileDrop } from '../../file-drop/index.ts'
import { FileUpload, type UploadPorts } from '../../file-upload/index.ts'
import { Formula } from '../../formula/index.ts'
import { LockScreen } from '../../lock-screen/index.ts'
import { MenuButton, MenuList } from '../../menu/index.ts'
import { Meter } from '../../meter/index.ts'
import { ChoiceTags, MultiSelect as TypedMultiSelect } from '../../multi-select/index.ts'
import { NumberField } from '../../number-field/index.ts'
import { PdfPreview } from '../../pdf-preview/index.ts'
import { Popover } from '../../popover/index.ts'
import { ProgressionSteps } from '../../progression-steps/index.ts'
import { QrCode } from '../../qr-code/index.ts'
import { RadioGroup } from '../../radio-group/index.ts'
import { SearchBar } from '../../search-bar/index.ts'
import { SegmentedControl } from '../../segmented-control/index.ts'
import { MultiSelect, Select } from '../../select/index.ts'
import { TopSearchButton, TopTool } from '../../shell-frame/index.ts'
import { StatGrid, StatTile } from '../../stat-tile/index.ts'
import { StatePill } from '../../state-pill/index.ts'
import { Switch } from '../../switch/index.ts'
import { TextArea } from '../../text-area/index.ts'
import { PasswordField, TextField } from '../../text-field/index.ts'
import { Timeline } from '../../timeline/index.ts'
import { Tooltip } from '../../tooltip/index.ts'
import { Tree, TreeView } from '../../tree/index.ts'
import { TreeMultiSelect, TreeSelect } from '../../tree-select/index.ts'
import { UserMenu } from '../../user-menu/index.ts'
import { nothing } from './conformance-case.ts'

const button = <Button>…</Button>

/** Buttons, menus and what lies over the page. */
export const namelessLayers = {
  // @ts-expect-error children
  Button: () => <Button icon={Plus} />,
  // @ts-expect-error children
  ButtonLink: () => <ButtonLink href="#new" />,
  // @ts-expect-error label
  IconButton: () => <IconButton icon={Plus} />,
  // @ts-expect-error label
  MenuButton: () => <MenuButton actions={[]}>{button}</MenuButton>,
  // @ts-expect-error label
  MenuList: () => <MenuList actions={[]} />,
  // @ts-expect-error label
  ContextMenu: () => <ContextMenu actions={[]}>{button}</ContextMenu>,
  // @ts-expect-error label
  ContextMenuPanel: () => <ContextMenuPanel actions={[]} place={null} onClose={nothing} />,
  // @ts-expect-error title
  Popover: () => <Popover trigger={button}>…</Popover>,
  // @ts-expect-error text
  Tooltip: () => <Tooltip>{button}</Tooltip>,
  // @ts-expect-error title
  Confirm: (dialog: DialogControl) => <Confirm dialog={dialog} onConfirm={nothing} />,
  // @ts-expect-error title
  Dialog: ({ actor }: DialogControl) => <Dialog actor={actor}>…</Dialog>,
  // @ts-expect-error title
  Drawer: ({ actor }: DialogControl) => <Drawer actor={actor}>…</Drawer>,
  // @ts-expect-error label
  TopTool: () => <TopTool icon={Plus} />,
  // @ts-expect-error label
  TopSearchButton: () => <TopSearchButton onPress={nothing} />,
  // @ts-expect-error name
  UserMenu: () => <UserMenu actions={[]} />,
  // @ts-expect-error name
  LockScreen: (actor: LockScreenActorRef) => <LockScreen actor={actor} />,
}

/** Fields. */
export const namelessFields = {
  // @ts-expect-error label
  AddressCascade: (actor: AddressCascadeActorRef) => <AddressCascade actor={actor} />,
  // @ts-expect-error children
  Checkbox: () => <Checkbox checked onChange={nothing} />,
  // @ts-expect-error label
  CheckboxGroup: () => <CheckboxGroup options={[]} value={[]} onChange={nothing} />,
  // @ts-expect-error label
  ClearButton: () => <ClearButton onPress={nothing} />,
  // @ts-expect-error label
  ColourPicker: () => <ColourPicker value="#409eff" onChange={nothing} />,
  // @ts-expect-error label
  ComboBox: () => <ComboBox options={[]} value={null} onChange={nothing} />,
  // @ts-expect-error label
  FindBox: () => <FindBox icon={Plus} placeholder="" text="" onTextChange={nothing} options={[]} onChosen={nothing} empty="" />,
  // @ts-expect-error label
  RemoteComboBox: () => <RemoteComboBox value={null} onChange={nothing} load={async () => []} />,
  // @ts-expect-error label
  DateField: () => <DateField value={null} onChange={nothing} />,
  // @ts-expect-error label
  PanelTime: () => <PanelTime value={null} onChange={nothing} seconds />,
  // @ts-expect-error label
  DateRangeField: () => <DateRangeField value={null} onChange={nothing} />,
  // @ts-expect-error label
  DateTimeField: () => <DateTimeField value={null} onChange={nothing} />,
  // @ts-expect-error label
  CodeScanner: (given: Omit<CodeScannerProps, 'label'>) => <CodeScanner {...given} />,
  // @ts-expect-error label
  FileDrop: () => <FileDrop onFiles={nothing} />,
  // @ts-expect-error label
  FileUpload: (ports: UploadPorts) => <FileUpload ports={ports} onUploaded={nothing} />,
  // @ts-expect-error label
  InnerButton: () => <InnerButton icon={Plus} />,
  // @ts-expect-error label
  ChoiceTags: () => <ChoiceTags choices={[]} />,
  // @ts-expect-error label
  TypedMultiSelect: () => <TypedMultiSelect options={[]} value={[]} onChange={nothing} />,
  // @ts-expect-error label
  NumberField: () => <NumberField value="" onChange={nothing} />,
  // @ts-expect-error label
  RadioGroup: () => <RadioGroup options={[]} value={null} onChange={nothing} />,
  // @ts-expect-error label
  SegmentedControl: () => <SegmentedControl segments={[]} value="" onChange={nothing} />,
  // @ts-expect-error label
  Select: () => <Select options={[]} value={null} onChange={nothing} />,
  // @ts-expect-error label
  MultiSelect: () => <MultiSelect options={[]} value={[]} onChange={nothing} />,
  // @ts-expect-error children
  Switch: () => <Switch on onChange={nothing} />,
  // @ts-expect-error label
  TextArea: () => <TextArea />,
  // @ts-expect-error label
  TextField: () => <TextField />,
  // @ts-expect-error label
  PasswordField: () => <PasswordField />,
  // @ts-expect-error label
  TreeSelect: () => <TreeSelect items={[]} value={null} onChange={nothing} />,
  // @ts-expect-error label
  TreeMultiSelect: () => <TreeMultiSelect items={[]} value={[]} onChange={nothing} />,
}

/** Pages and what shows records. */
export const namelessRecords = {
  // @ts-expect-error name
  Avatar: () => <Avatar />,
  // @ts-expect-error label
  Calendar: () => <Calendar value={null} onChange={nothing} />,
  // @ts-expect-error title
  ListPage: () => <ListPage>…</ListPage>,
  // @ts-expect-error title
  Page: () => <Page>…</Page>,
  // @ts-expect-error title
  Section: () => <Section>…</Section>,
  // @ts-expect-error label
  DataTable: (actor: DataTableActorRef) => <DataTable actor={actor} columns={[]} />,
  // @ts-expect-error title
  EmptyState: () => <EmptyState>…</EmptyState>,
  // @ts-expect-error plain
  Formula: () => <Formula tex="u_c" />,
  // @ts-expect-error label
  Meter: () => <Meter value={3} max={8} />,
  // @ts-expect-error name
  PdfPreview: () => <PdfPreview source="/certificate.pdf" />,
  // @ts-expect-error label
  ProgressionSteps: () => <ProgressionSteps steps={[]} />,
  // @ts-expect-error label
  QrCode: () => <QrCode text="LX-2026-003187" />,
  // @ts-expect-error label
  SearchBar: (actor: SearchBarActorRef) => <SearchBar actor={actor} />,
  // @ts-expect-error label
  StatTile: () => <StatTile value="128" />,
  // @ts-expect-error label
  StatGrid: () => <StatGrid>{[]}</StatGrid>,
  // @ts-expect-error children
  StatePill: () => <StatePill shape="done" />,
  // @ts-expect-error label
  Timeline: () => <Timeline entries={[]} />,
  // @ts-expect-error label
  Tree: () => <Tree items={[]} />,
  // @ts-expect-error label
  TreeView: (actor: TreeActorRef) => <TreeView actor={actor} />,
}
