import { type Database, sql } from '../../db/index.ts'
import { nextNumber } from '../../numbering/index.ts'
import { castOf } from '../cast.ts'
import { institute } from '../institute.ts'
import { randomFrom } from '../random.ts'
import { seedCharging } from './charging.ts'
import type { DemoPart, DemoSurroundings } from './demo-part.ts'
import { officeDaysAt } from './office-days.ts'
import { seedContracts, seedQuotes } from './papers.ts'
import { seedLeave, seedTrainings } from './people.ts'
import { seedPickups, seedPlans } from './requests.ts'
import { seedCalibrations } from './standards.ts'
import { seedGroups, seedMessageTemplates, seedQuestionnaires, seedRecordTemplates, seedRoutes } from './system.ts'

/** In this order; one that was put in stays in. New ones stand at the end. */
const parts: readonly DemoPart[] = [
  ...[seedQuotes, seedContracts, seedCharging, seedPickups, seedPlans, seedLeave, seedTrainings],
  ...[seedGroups, seedMessageTemplates, seedRoutes, seedRecordTemplates, seedQuestionnaires, seedCalibrations],
]

/**
 * Puts in what stands around the orders of the demonstration, which are there already: quotes, contracts, settlements, appointments,
 * plans, leave, trainings and the certificates of standards. Goes on where an earlier start stood.
 */
export async function seedOffice(database: Database): Promise<void> {
  for (const [place, part] of parts.entries()) {
    await database.within(institute.id, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7261004)`)
      const { rows } = await tx.execute<{ value: string }>(sql`select value from counter where scope = 'demo-office'`)
      if (Number(rows[0]?.value ?? 0) !== place) return
      const { rows: enterprises } = await tx.execute<DemoSurroundings['enterprises'][number] & Record<string, unknown>>(
        sql`select id::text, name, contact_name as contact, mobile, address from enterprise
          where merged_into is null and enabled order by id limit 12`,
      )
      await part({
        tx,
        cast: await castOf(tx),
        random: randomFrom(5_000_000 + place),
        ...officeDaysAt(new Date()),
        enterprises,
      })
      await nextNumber(tx, institute.id, 'demo-office')
    })
  }
}
