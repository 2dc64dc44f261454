import { AdvancedFilter } from '../../advanced-filter/index.ts'
import { Calendar } from '../../calendar/index.ts'
import { ColumnSettings } from '../../column-settings/index.ts'
import { DataTable, ExportButton, Pager, SelectionBar } from '../../data-table/index.ts'
import { DefinitionList } from '../../definition-list/index.ts'
import { FileDrop } from '../../file-drop/index.ts'
import { FileUpload, UploadRow } from '../../file-upload/index.ts'
import { storyServer } from '../../file-upload/story-server.ts'
import { ProgressionSteps } from '../../progression-steps/index.ts'
import { SearchBar } from '../../search-bar/index.ts'
import { PlainStatTile, StatGrid, StatTile } from '../../stat-tile/index.ts'
import { Timeline } from '../../timeline/index.ts'
import { Tree, TreeView } from '../../tree/index.ts'
import { type ConformanceCase, nothing } from './conformance-case.ts'
import { ColumnsOwner, FilterOwner, orderColumns, SearchOwner, TableOwner, TreeOwner, treeItems, UploadOwner } from './owners.tsx'

const today = '2026-11-20'
const server = storyServer('ends')

/** What shows records, and what finds them. */
export const dataCases: readonly ConformanceCase[] = [
  {
    name: 'advanced-filter/AdvancedFilter',
    show: (root) => <FilterOwner>{(actor) => <AdvancedFilter {...root} actor={actor} onShare={nothing} />}</FilterOwner>,
  },
  {
    name: 'calendar/Calendar',
    show: (root) => (
      <Calendar
        {...root}
        label="到期日"
        value={today}
        onChange={nothing}
        today={today}
        marks={{ [today]: { count: 3, tone: 'warning' } }}
        legend={[{ tone: 'warning', label: '到期' }]}
      />
    ),
  },
  {
    name: 'column-settings/ColumnSettings',
    show: (root) => <ColumnsOwner>{(actor) => <ColumnSettings {...root} actor={actor} />}</ColumnsOwner>,
  },
  {
    name: 'data-table/DataTable',
    show: (root) => (
      <TableOwner>{(actor) => <DataTable {...root} actor={actor} label="委托单" columns={orderColumns} selectable />}</TableOwner>
    ),
  },
  {
    name: 'data-table/ExportButton',
    show: (root) => (
      <TableOwner>{(actor) => <ExportButton {...root} actor={actor} columns={orderColumns} onExported={nothing} />}</TableOwner>
    ),
  },
  {
    name: 'data-table/Pager',
    show: (root) => <TableOwner>{(actor) => <Pager {...root} actor={actor} note="0.2 s" />}</TableOwner>,
  },
  {
    name: 'data-table/SelectionBar',
    show: (root) => <TableOwner selected>{(actor) => <SelectionBar {...root} actor={actor} />}</TableOwner>,
  },
  {
    name: 'definition-list/DefinitionList',
    show: (root) => <DefinitionList {...root} facts={[{ key: 'no', term: '证书编号', value: 'LX-2026-003187' }]} columns={2} />,
  },
  {
    name: 'file-drop/FileDrop',
    show: (root) => <FileDrop {...root} label="委托书" onFiles={nothing} accept={['.pdf']} hint="PDF" />,
  },
  {
    name: 'file-upload/FileUpload',
    show: (root) => <FileUpload {...root} label="附件" ports={server} onUploaded={nothing} />,
  },
  {
    name: 'file-upload/UploadRow',
    element: 'ul > li',
    show: (root) => (
      <UploadOwner>
        {(actor) => (
          <ul>
            <UploadRow {...root} actor={actor} onGone={nothing} onSay={nothing} />
          </ul>
        )}
      </UploadOwner>
    ),
  },
  {
    name: 'progression-steps/ProgressionSteps',
    show: (root) => (
      <ProgressionSteps
        {...root}
        label="委托单进度"
        steps={[
          { key: 'registered', label: '登记', state: 'done', who: '周岚', when: '11-18' },
          { key: 'testing', label: '检测', state: 'now' },
        ]}
      />
    ),
  },
  {
    name: 'search-bar/SearchBar',
    show: (root) => <SearchOwner>{(actor) => <SearchBar {...root} actor={actor} label="查询委托单" />}</SearchOwner>,
  },
  {
    name: 'stat-tile/PlainStatTile',
    show: (root) => <PlainStatTile {...root} label="待检" value="128" href="#items" />,
  },
  {
    name: 'stat-tile/StatTile',
    show: (root) => (
      <StatTile
        {...root}
        label="待检样品"
        value="128"
        unit="件"
        href="#samples"
        change={{ direction: 'up', amount: '12', against: '昨日' }}
        trend={{ label: '最近 3 天', values: [3, 1, 2] }}
      />
    ),
  },
  {
    name: 'stat-tile/StatGrid',
    show: (root) => (
      <StatGrid {...root} label="今日">
        {[<StatTile key="1" label="待检" value="128" />, <StatTile key="2" label="已检" value={null} />]}
      </StatGrid>
    ),
  },
  {
    name: 'timeline/Timeline',
    show: (root) => (
      <Timeline
        {...root}
        label="变更记录"
        entries={[{ id: '1', title: '登记', when: '2026-11-18T01:02:00Z', who: '周岚', from: '草稿', to: '待受理' }]}
      />
    ),
  },
  {
    name: 'tree/Tree',
    show: (root) => <Tree {...root} label="专业" items={treeItems} mode="multiple" filterable expandable />,
  },
  {
    name: 'tree/TreeView',
    show: (root) => <TreeOwner>{(actor) => <TreeView {...root} actor={actor} label="专业" filterable />}</TreeOwner>,
  },
]
