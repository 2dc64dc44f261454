import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that go through thousands of orders or values. */
const isLong = ({ moduleId }: TestSpecification) => /\.(races|properties|model)\.test\.ts$/.test(moduleId)

/** The first test that fails ends a run, and vitest would begin with the longest: here those come last. */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort(
      (one, other) => Number(isLong(one)) - Number(isLong(other)) || one.moduleId.localeCompare(other.moduleId),
    )
  }
}
