import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, longest first: begun last, one of them would run on alone while the other cores wait. */
export const longest: readonly string[] = [
  'apps/server/src/endurance/kill-loop.test.ts',
  'apps/server/src/endurance/fuzz-walk.test.ts',
  'apps/server/src/http/every-call.test.ts',
  'apps/server/src/workflow/every-move.test.ts',
  'apps/server/src/modules/public/alike-in-time.test.ts',
  'apps/server/src/sockets/sockets.test.ts',
  'apps/server/src/commands.test.ts',
  'e2e/accessibility/every-screen.test.ts',
  'e2e/work/main-job.test.ts',
  'e2e/security/policy.test.ts',
  'e2e/operation/start.test.ts',
  'e2e/portal/portal.test.ts',
  'e2e/system/system-screens.test.ts',
  'e2e/accessibility/by-keyboard.test.ts',
  'e2e/shell/session.test.ts',
  'e2e/packages/add-a-screen.test.ts',
  'e2e/shell/workspace.test.ts',
  'e2e/shell/entry.test.ts',
  'e2e/lists/lists.test.ts',
  'e2e/operation/killed.test.ts',
]

/** Begins with the files that take longest; the others keep vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.indexOf(
        relative(import.meta.dirname, moduleId)
          .split(sep)
          .slice(2)
          .join('/'),
      )
      return place === -1 ? longest.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
