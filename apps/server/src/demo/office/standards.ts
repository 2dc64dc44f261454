import { addDays } from '@etalon/api/domain'
import { sql } from '../../db/index.ts'
import { calibrate } from '../../modules/standard/keep-standard.ts'
import type { DemoPart } from './demo-part.ts'

/** Who calibrated a standard: another of the institute, else somebody outside with what they used. */
const sources: Readonly<Record<string, { readonly by?: string; readonly institution?: string; readonly reference?: string }>> = {
  'HP-0206': { institution: '中国计量科学研究院', reference: '0.005 级活塞式压力计' },
  'SY-1173': { by: 'HP-0206' },
  'FM-0032': { institution: '中国计量科学研究院', reference: 'E1 等级砝码' },
  'FM-0107': { by: 'FM-0032' },
  'XY-0021': { by: 'HP-0206' },
  'NJ-0011': { institution: '省计量检测研究院', reference: '0.1 级扭矩标准机' },
  'CL-0115': { institution: '省计量检测研究院', reference: '0.03 级力标准机' },
  'CL-0116': { institution: '省计量检测研究院', reference: '0.03 级力标准机' },
  'WD-0301': { institution: '中国计量科学研究院', reference: '一等标准铂电阻温度计' },
  'WD-0207': { institution: '中国计量科学研究院', reference: '标准电阻组' },
  'WH-0040': { institution: '中国计量科学研究院', reference: '湿度国家基准' },
  'LK-0009': { institution: '省计量检测研究院', reference: '三等量块' },
}

interface Standard extends Record<string, unknown> {
  id: string
  number: string
  version: number
  certificate: string
  until: string
  uncertainty: string | null
  factor: string | null
}

/** The certificates that the standards of the demonstration have, as they were written down when each came, those that lead to others first. */
export const seedCalibrations: DemoPart = async ({ tx, cast, day, at }) => {
  // What a plan waits for is still to come.
  const { rows } = await tx.execute<Standard>(sql`
    select m.id::text, m.number, m.version, m.certificate_number as certificate, m.valid_until::text as until,
      m.expanded_uncertainty::text as uncertainty, m.coverage_factor::text as factor
    from measuring_standard m
    where not exists (select from standard_calibration x where x.standard_id = m.id)
      and not exists (select from trace_plan_line l join trace_plan p on p.id = l.plan_id
        where l.standard_id = m.id and p.state = '15' and l.confirmed_at is null)
    order by m.id`)
  const idOf = new Map(rows.map(({ number, id }) => [number, id]))
  const done = new Set<string>()
  const write = async (standard: Standard): Promise<void> => {
    const source = sources[standard.number]
    if (!source || done.has(standard.number)) return
    done.add(standard.number)
    const above = rows.find(({ number }) => number === source.by)
    if (above) await write(above)
    const calibratedOn = addDays(standard.until, -364)
    if (calibratedOn > day) return
    const daysAgo = Math.round((Date.parse(day) - Date.parse(calibratedOn)) / 86_400_000)
    const byStandardId = source.by === undefined ? undefined : idOf.get(source.by)
    await calibrate(tx, cast.as('dispatcher', at(daysAgo)), 'zh', {
      ...{
        id: standard.id,
        version: standard.version,
        certificateNumber: standard.certificate,
        calibratedOn,
        validUntil: standard.until,
      },
      ...{ checkWay: byStandardId === undefined ? '1' : '4', result: '1', remark: '', reference: source.reference ?? '' },
      institution: source.institution ?? '示例计量检测研究院',
      ...(byStandardId === undefined ? {} : { byStandardId }),
      ...(standard.uncertainty === null || standard.factor === null
        ? {}
        : { expandedUncertainty: standard.uncertainty, coverageFactor: standard.factor }),
    })
  }
  for (const standard of rows) await write(standard)
}
