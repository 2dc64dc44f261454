import type { sampleCalls } from '@etalon/api/contract'
import { readFacts } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { findSamples } from './find-samples.ts'
import { handOver, sendBack, takeBack } from './move-sample.ts'
import { receiveAgain } from './receive-again.ts'
import { receiveSample } from './receive-sample.ts'
import { sampleDetail } from './sample-detail.ts'
import { sampleResource } from './sample-resource.ts'

export const sampleHandlers: Handlers<typeof sampleCalls> = {
  page: ({ tx, caller, body }) => sampleResource.page(tx, caller, body),
  detail: ({ tx, caller, query }) => sampleDetail(tx, caller, query.id),
  find: ({ tx, caller, query }) => findSamples(tx, caller, query.code),
  async receive({ tx, caller, body, language }) {
    await sampleResource.one(tx, caller, body.id)
    return await receiveSample(tx, { ...caller, language }, body)
  },
  async handOver({ tx, caller, body, language }) {
    await sampleResource.one(tx, caller, body.id)
    return await handOver(tx, { ...caller, language }, body)
  },
  async sendBack({ tx, caller, body, language }) {
    await sampleResource.one(tx, caller, body.id)
    return await sendBack(tx, { ...caller, language }, body)
  },
  async receiveAgain({ tx, caller, body, language }) {
    await sampleResource.one(tx, caller, body.id)
    return await receiveAgain(tx, { ...caller, language }, body)
  },
  async undo({ tx, caller, body, language }) {
    await sampleResource.one(tx, caller, body.id)
    return await takeBack(tx, { ...caller, language }, body)
  },
  history: async ({ tx, caller, query, language }) =>
    await readFacts(tx, language, await sampleResource.history(tx, caller, query.id)),
}
