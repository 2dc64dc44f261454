import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { quoteReaders, quoteWriters } from './quote.ts'
import { byId, moved, standing } from './record.ts'
import { assumed, detailCall, historyCall, moveCall, pageCall, paperCall } from './record-calls.ts'
import { amount, day, decimal, id, key, share, text, version, words } from './values.ts'

/** The most prices of a list contract. */
export const mostContractPrices = 500
/** The most items of a package. */
export const mostPackageItems = 10_000

/** A contract in the list. `counts` says whether it is in force and today is one of its days. */
export const contractRow = z.object({
  id,
  contractNo: z.string(),
  standing,
  name: z.string(),
  enterId: id,
  enterName: z.string(),
  /** A key of `contract_type`. */
  contractType: key,
  validFrom: day,
  validTo: day,
  counts: z.boolean(),
  /** Of a package: how many items were settled by it. */
  used: z.int(),
  createStaffName: z.string(),
  createDate: day,
})
/** A contract in the list, as the server answers it. */
export type ContractRow = z.output<typeof contractRow>

/** What a list contract says of one kind of instrument. */
export const contractPriceRow = z.strictObject({ kindCode: key, abilityType: key, price: amount })

/** What a contract says of prices: those of its type alone. */
export const contractTerms = {
  prices: z.array(contractPriceRow).check(z.maxLength(mostContractPrices)),
  share: z.nullable(share),
  packageSum: z.nullable(amount),
  packageItems: z.nullable(z.int().check(z.minimum(1), z.maximum(mostPackageItems))),
}

/** A contract with all that its page shows. */
export const contractDetail = z.object({
  ...contractRow.shape,
  remark: z.string(),
  prices: z.array(
    z.object({
      kindCode: key,
      abilityType: key,
      price: decimal,
      kindName: z.string(),
      kindNameEn: z.string(),
      listPrice: decimal,
    }),
  ),
  share: z.nullable(decimal),
  packageSum: z.nullable(decimal),
  packageItems: z.nullable(z.int()),
  /** Orders that were settled by it, and what they came to. */
  settledCount: z.int(),
  settledSum: decimal,
})
/** A contract with all that its page shows, as the server answers it. */
export type ContractDetail = z.output<typeof contractDetail>

/** What the form of a contract sends: without id a new one, with id and version a change of one that is not handed in. */
export const contractForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  name: words(100),
  enterId: id,
  contractType: key,
  validFrom: day,
  validTo: day,
  remark: text(500),
  ...contractTerms,
})
/** What the form of a contract sends, as it travels. */
export type ContractForm = z.output<typeof contractForm>

const base = '/api/hm-metrology/contract'

/** The calls about contracts (section 3.6): list, discount and package, each with its audit. */
export const contractCalls = {
  page: { ...pageCall(base, contractRow), roles: quoteReaders },
  detail: { ...detailCall(base, contractDetail), roles: quoteReaders },
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: contractForm,
    answer: z.object({ ...moved.shape, contractNo: z.string() }),
    auth: 'session',
    roles: quoteWriters,
    writes: true,
    assumed,
  }),
  /** Removes one that nobody has handed in. */
  remove: defineCall({
    method: 'POST',
    path: `${base}/remove`,
    body: byId,
    answer: z.boolean(),
    auth: 'session',
    roles: quoteWriters,
    writes: true,
    assumed,
  }),
  move: { ...moveCall(base), roles: quoteReaders },
  history: { ...historyCall(base), roles: quoteReaders },
  /** A ticket for the contract as a PDF. */
  paper: { ...paperCall(base), roles: quoteReaders },
} as const
