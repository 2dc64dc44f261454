/** A fault that is planted on purpose, to see whether the tests that claim to guard the place find it. */
export interface PlantedFault {
  /** Its name on the command line. */
  readonly id: string
  /** What kind of mistake it is. */
  readonly mistake: string
  /** What a person, or an attacker, would have of it. */
  readonly harm: string
  readonly file: string
  /** What stands in the file, once, and what stands there in its place. */
  readonly replaced: string
  readonly by: string
  /** Whose tests claim to guard it: a project of vitest, and folders or files of it. */
  readonly guards: readonly Guard[]
}

/** Tests that are run over a planted fault. */
export interface Guard {
  readonly project: 'node' | 'server' | 'browser'
  readonly paths: readonly string[]
}

const server = (...paths: readonly string[]): Guard => ({
  project: 'server',
  paths: paths.map((path) => `apps/server/src/${path}`),
})
const node = (...paths: readonly string[]): Guard => ({ project: 'node', paths })
const browser = (...paths: readonly string[]): Guard => ({ project: 'browser', paths })

/**
 * The faults, chosen by what would hurt most where it is, before the tests of these places were looked at; folders of tests stand here by
 * what they are about. None is taken out because it is not found: then the tests are mended.
 */
export const plantedFaults: readonly PlantedFault[] = [
  {
    id: 'lost-await',
    mistake: 'a lost await',
    harm: 'a report is issued, and nobody waits for its certificate: the answer is sent whatever becomes of it',
    file: 'apps/server/src/workflow/move.ts',
    replaced: 'await extras.after?.()',
    by: 'void extras.after?.()',
    guards: [server('workflow', 'modules/report')],
  },
  {
    id: 'unasked-permission',
    mistake: 'a permission that is not asked',
    harm: 'somebody who works on their own samples alone hands over those of others',
    file: 'apps/server/src/modules/sample/handlers.ts',
    replaced: `  async handOver({ tx, caller, body, language }) {
    await sampleResource.one(tx, caller, body.id)
`,
    by: `  async handOver({ tx, caller, body, language }) {
`,
    guards: [server('policies', 'modules/sample', 'security')],
  },
  {
    id: 'every-tenant',
    mistake: 'rows without their tenant',
    harm: 'quotes of one institute are read by another',
    file: 'apps/server/src/db/migrations/0026_quotes.sql',
    replaced: 'create policy tenant_only on %I using (tenant_id = current_tenant())',
    by: 'create policy tenant_only on %I using (true)',
    guards: [server('db', 'modules/quote', 'security')],
  },
  {
    id: 'repeated-write',
    mistake: 'a write is repeated that has no key',
    harm: 'an answer is lost, the client sends once more, and there are two records',
    file: 'packages/api/src/client/retry.ts',
    replaced: '(call.writes === true && idempotencyKey !== undefined)',
    by: '(call.writes === true && idempotencyKey !== null)',
    guards: [node('packages/api/src/client')],
  },
  {
    id: 'telling-compare',
    mistake: 'a secret is compared by ===',
    harm: 'how long a refusal takes tells how much of a check code was right',
    file: 'apps/server/src/certificates/certificate-keys.ts',
    replaced: 'return timingSafeEqual(Buffer.from(code), Buffer.from(checkCodeOf(identity, version)))',
    by: 'return code === checkCodeOf(identity, version)',
    guards: [server('security/constant-time'), node('apps/server/src/certificates'), server('modules/public', 'security')],
  },
  {
    id: 'unread-digest',
    mistake: 'an idempotency key is not compared with what it was for',
    harm: 'another form under a used key is answered as if it were saved, and is lost',
    file: 'apps/server/src/http/idempotency.ts',
    replaced: "if (!earlier?.digest.equals(digest)) throw new Refusal(422, 'key-reused')",
    by: "if (!earlier) throw new Refusal(422, 'key-reused')",
    guards: [server('http', 'security')],
  },
  {
    id: 'old-refresh-token',
    mistake: 'a refresh token is accepted again',
    harm: 'a token that was copied opens the session long after its owner renewed it',
    file: 'apps/server/src/session/tokens.ts',
    replaced: 'row.replaced_seconds !== null && row.replaced_seconds > graceSeconds',
    by: 'row.replaced_seconds !== null && row.replaced_seconds > familySeconds',
    guards: [server('session', 'modules/session', 'security')],
  },
  {
    id: 'inline-script',
    mistake: "'unsafe-inline' in the policy of the portal",
    harm: 'whatever markup an attacker brings into a page of the portal runs there',
    file: 'apps/server/src/app.ts',
    replaced: `const portalPolicy = (styleSource: string) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",`,
    by: `const portalPolicy = (styleSource: string) =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",`,
    guards: [server('http', 'security')],
  },
  {
    id: 'live-formula',
    mistake: 'a formula is not made harmless in a CSV',
    harm: 'a name that begins with a tab and a sign of equality runs in the spreadsheet of whoever opens the export',
    file: 'apps/server/src/spreadsheet/spreadsheet.ts',
    replaced: String.raw`new Set([...'=+-@\t\r\n`,
    by: "new Set([...'=+-@",
    guards: [node('apps/server/src/spreadsheet'), server('modules/export')],
  },
  {
    id: 'endless-tries',
    mistake: 'a limit that is not kept',
    harm: 'the six digits of a text message are guessed in its five minutes',
    file: 'apps/server/src/sms/codes.ts',
    replaced: 'const mostTries = 5\n',
    by: 'const mostTries = 5000\n',
    guards: [server('modules/sms', 'modules/public', 'security')],
  },
  {
    id: 'two-transactions',
    mistake: 'a row is written outside its transaction',
    harm: 'a process that ends between the two leaves a certificate that its batch knows nothing of',
    file: 'apps/server/src/modules/issue-batch/run-batch.ts',
    replaced: `      await tx.execute(sql\`
        update issue_batch_row set outcome = 'issued', certificate_number = (select number from certificate where report_id = \${found.report_id})
        where \${row}\`)
      return true
    })`,
    by: `      return found.report_id
    }).then((issued) => typeof issued === 'boolean' ? issued : database.within(tenant, async (tx) => {
      await tx.execute(sql\`
        update issue_batch_row set outcome = 'issued', certificate_number = (select number from certificate where report_id = \${issued})
        where \${row}\`)
      return true
    }))`,
    guards: [server('modules/issue-batch')],
  },
  {
    id: 'swallowed-failure',
    mistake: 'a swallowed error',
    harm: 'the device refuses to keep a draft, the form says that it is kept, and what was typed is lost',
    file: 'packages/machines/src/draft/draft.machine.ts',
    replaced: `          { target: 'clearing', guard: 'isEnding' },
          {
            target: 'failed',
            actions: [
              { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'tellFailure', params: { reason: 'save' } },
            ],
          },`,
    by: `          { target: 'clearing', guard: 'isEnding' },
          { target: 'saved' },`,
    guards: [node('packages/machines/src/draft')],
  },
  {
    id: 'foreign-pictures',
    mistake: 'a text from outside is believed',
    harm: 'a picture of another host in a text tells that host who reads it, and when',
    file: 'packages/ui/src/rich-text/sanitise.ts',
    replaced: "return url.origin === location.origin && ['http:', 'https:', 'blob:'].includes(url.protocol)",
    by: "return ['http:', 'https:', 'blob:'].includes(url.protocol)",
    guards: [browser('packages/ui/src/rich-text')],
  },
  {
    id: 'any-statement',
    mistake: 'a signature is checked, and not what it is about',
    harm: 'a page of the portal shows one certificate beneath the good signature of another',
    file: 'apps/query-portal/src/check-proof.ts',
    replaced: 'holds = check.ok && check.statement.number === number && check.statement.digests.pdf',
    by: 'holds = check.ok && check.statement.digests.pdf',
    guards: [browser('apps/query-portal/src'), node('apps/query-portal/src')],
  },
]
