// The same deterministic rows for every peer: 20 columns, amounts unique (so "sorted" has one right answer).
export const ROW_HEIGHT = 32
export const COLUMNS = [
  { key: 'seq', title: '序号', width: 50, num: true },
  { key: 'id', title: '受理编号', width: 130 },
  { key: 'name', title: '样品名称', width: 150 },
  { key: 'amount', title: '金额', width: 120, num: true, decimals: 2 },
  { key: 'status', title: '状态', width: 90 },
  { key: 'company', title: '委托单位', width: 200 },
  { key: 'acceptDate', title: '受理日期', width: 110 },
  { key: 'batch', title: '批号', width: 110 },
  { key: 'price', title: '单价', width: 100, num: true, decimals: 4 },
  { key: 'province', title: '省份', width: 90 },
  { key: 'city', title: '城市', width: 90 },
  { key: 'contact', title: '联系人', width: 90 },
  { key: 'phone', title: '电话', width: 120 },
  { key: 'weight', title: '重量', width: 90, num: true, decimals: 3 },
  { key: 'purity', title: '纯度', width: 90, num: true, decimals: 2 },
  { key: 'checkDate', title: '检验日期', width: 110 },
  { key: 'reportDate', title: '报告日期', width: 110 },
  { key: 'reportNo', title: '报告编号', width: 140 },
  { key: 'priority', title: '优先级', width: 80 },
  { key: 'remark', title: '备注', width: 180 },
]
export const CHECK_WIDTH = 40
export const TOTAL_WIDTH = COLUMNS.reduce((s, c) => s + c.width, CHECK_WIDTH)

const A = ['阿莫西林', '头孢克肟', '布洛芬', '板蓝根', '复方甘草', '维生素C', '葡萄糖', '盐酸氨溴索', '奥美拉唑', '蒙脱石散']
const B = ['胶囊', '片', '颗粒', '注射液', '口服液', '软膏', '缓释片', '滴眼液']
const P = ['湖南省', '广东省', '北京市', '上海市', '浙江省', '四川省', '湖北省', '江苏省']
const C = ['长沙市', '广州市', '海淀区', '浦东新区', '杭州市', '成都市', '武汉市', '南京市']
const N = ['张伟', '王芳', '李娜', '刘洋', '陈静', '杨帆', '赵磊', '黄丽', '周杰', '吴敏']
const S = ['待受理', '检验中', '待审核', '已完成', '已退回']
const R = ['', '加急', '客户要求纸质报告一式三份', '复检', '按照2025年版药典执行', '样品需冷藏保存']
const PR = ['高', '中', '低']
const pad = (n, w) => String(n).padStart(w, '0')
const day = (n) => `20${pad(18 + (n % 8), 2)}-${pad(1 + (n % 12), 2)}-${pad(1 + (n % 28), 2)}`
const gcd = (a, b) => (b ? gcd(b, a % b) : a)

export function makeRows(n) {
  let step = Math.floor(n * 0.618) | 1
  while (gcd(step, n) !== 1) step += 2
  const rows = new Array(n)
  let x = 12345
  for (let i = 0; i < n; i++) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0
    const r = x >>> 8
    rows[i] = {
      seq: i + 1,
      id: 'YP' + pad(i + 1, 8),
      name: A[r % 10] + B[(r >> 4) % 8],
      amount: ((i * step + 17) % n) + (r % 100) / 100,
      status: S[(r >> 3) % 5],
      company: P[(r >> 5) % 8] + '第' + (1 + (r % 97)) + '制药有限公司',
      acceptDate: day(r % 997),
      batch: 'B' + pad(r % 1000000, 7),
      price: (r % 1000003) / 1000,
      province: P[(r >> 5) % 8],
      city: C[(r >> 5) % 8],
      contact: N[(r >> 2) % 10],
      phone: '13' + pad(r % 1000000000, 9),
      weight: (r % 50021) / 1000,
      purity: 90 + (r % 1000) / 100,
      checkDate: day((r >> 2) % 997),
      reportDate: day((r >> 3) % 997),
      reportNo: 'BG-' + pad(r % 100000000, 8),
      priority: PR[(r >> 6) % 3],
      remark: R[(r >> 1) % 6],
    }
  }
  return rows
}
export function text(row, col) {
  const v = row[col.key]
  return col.decimals === undefined ? v : v.toFixed(col.decimals)
}
export const sortRows = (rows, key, dir) => {
  const s = dir === 'desc' ? -1 : 1
  return rows.slice().sort((a, b) => s * (a[key] - b[key]))
}
