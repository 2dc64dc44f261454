import type { DraftActorRef } from '@etalon/machines/draft'
import { waitFor } from 'xstate'

/** The drafts of the forms that stand open on this page. */
export interface OpenDrafts {
  /** @returns a function that says that the form is gone */
  readonly add: (draft: DraftActorRef) => () => void
  /** Saves all of them at once. A draft that cannot be saved, or takes longer than a second, is not waited for. */
  readonly saveAll: () => Promise<void>
}

const patience = 1000

export function createOpenDrafts(): OpenDrafts {
  const open = new Set<DraftActorRef>()
  const save = async (draft: DraftActorRef) => {
    draft.send({ type: 'SAVE' })
    await waitFor(draft, (snapshot) => !snapshot.matches('saving') && !snapshot.matches('dirty'), { timeout: patience })
  }
  return {
    add(draft) {
      open.add(draft)
      return () => void open.delete(draft)
    },
    async saveAll() {
      await Promise.allSettled([...open].map(save))
    },
  }
}
