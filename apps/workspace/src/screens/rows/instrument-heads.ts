import type { Heads } from './pasted-rows.ts'

/** What a spreadsheet may say of an instrument. */
export type InstrumentColumn =
  | 'kindCode'
  | 'name'
  | 'model'
  | 'serial'
  | 'manufacturer'
  | 'range'
  | 'accuracy'
  | 'place'
  | 'lastTestedOn'

/** What the columns of spreadsheets are called, as people bring them. */
export const instrumentHeads: readonly Heads<InstrumentColumn>[] = [
  {
    kindCode: ['器具种类', '种类', '类别'],
    name: ['器具名称', '名称', '仪器名称', '设备名称', '计量器具名称'],
    model: ['型号规格', '型号', '规格型号', '规格', '型号/规格'],
    serial: ['出厂编号', '编号', '器具编号', '仪器编号', '设备编号', '出厂号'],
    manufacturer: ['制造单位', '生产厂家', '制造厂', '厂家', '制造商'],
    range: ['测量范围', '量程', '量程范围'],
    accuracy: ['准确度', '准确度等级', '精度', '等级'],
    place: ['使用地点', '使用部门', '安装位置', '地点', '部门'],
    lastTestedOn: ['上次检定/校准', '检定日期', '校准日期', '上次检定', '上次校准', '检定/校准日期'],
  },
  {
    kindCode: ['Kind'],
    name: ['Instrument', 'Name', 'Instrument name', 'Description'],
    model: ['Model', 'Type'],
    serial: ['Serial no.', 'Serial number', 'Serial', 'S/N'],
    manufacturer: ['Manufacturer', 'Maker'],
    range: ['Range', 'Measuring range'],
    accuracy: ['Accuracy', 'Class', 'Accuracy class'],
    place: ['Place of use', 'Place', 'Location', 'Department'],
    lastTestedOn: ['Last tested', 'Last calibrated', 'Last verified', 'Calibration date', 'Date'],
  },
]
