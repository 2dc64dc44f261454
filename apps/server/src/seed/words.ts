// Invented names, put together from parts: enough of them that an index tells them apart, as those of a real institute would be.

/** Areas of Hunan with their codes. */
export const areas = [
  ['430102', '长沙市芙蓉区'],
  ['430103', '长沙市天心区'],
  ['430104', '长沙市岳麓区'],
  ['430105', '长沙市开福区'],
  ['430111', '长沙市雨花区'],
  ['430112', '长沙市望城区'],
  ['430121', '长沙市长沙县'],
  ['430181', '长沙市浏阳市'],
  ['430182', '长沙市宁乡市'],
  ['430211', '株洲市天元区'],
  ['430203', '株洲市芦淞区'],
  ['430302', '湘潭市雨湖区'],
  ['430304', '湘潭市岳塘区'],
  ['430408', '衡阳市蒸湘区'],
  ['430502', '邵阳市双清区'],
  ['430602', '岳阳市岳阳楼区'],
  ['430702', '常德市武陵区'],
  ['430802', '张家界市永定区'],
  ['430903', '益阳市赫山区'],
  ['431002', '郴州市北湖区'],
  ['431103', '永州市冷水滩区'],
  ['431202', '怀化市鹤城区'],
  ['431302', '娄底市娄星区'],
  ['433101', '湘西州吉首市'],
] as const

export const brands = [
  ...'星麓润禾华盛远景恒昌瑞泽安泰嘉明宏图博雅天择立新中联金桥东方南岳湘江浏阳衡岳雁鸣洞庭君山沅澧芙蓉云麓青竹白沙',
] as const

export const trades = [
  '精工机械',
  '生物医药',
  '电子科技',
  '仪器仪表',
  '石油化工',
  '食品饮料',
  '汽车零部件',
  '轨道交通装备',
  '工程机械',
  '新材料',
  '环保设备',
  '医疗器械',
  '建筑工程检测',
  '电力设备',
  '燃气',
  '水务',
  '纺织印染',
  '陶瓷制品',
  '烟花爆竹',
  '有色金属',
  '航空动力',
  '船舶配件',
  '印刷包装',
  '物流仓储',
] as const

export const forms = ['有限公司', '有限公司', '有限责任公司', '股份有限公司', '集团有限公司'] as const

export const surnames = [...'李王张刘陈杨黄赵周吴徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余'] as const
export const given = [...'文舟思源嘉明子涵雨桐浩然静姝知夏若谷明远晓岚建国秀英志强丽娟国庆海燕春梅'] as const

/** What stands before the name of an instrument. */
export const variants = ['', '', '数显', '防爆', '耐震', '不锈钢', '便携式', '高温', '微型', '电接点', '双针', '隔膜'] as const

/** Words that one instrument in thousands has in its name. */
export const rareVariants = ['船用', '井下', '超高压', '核级', '低温槽', '舰载', '氦检漏', '深海'] as const

export const departmentsOf = ['采购部', '质量部', '设备部', '计量室', '生产部'] as const
