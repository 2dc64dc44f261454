import { expect, test } from 'vitest'
import { dictionaries, dictionaryCodes, labelOf } from './index.ts'

/** Every dictionary of the specification (3.6), its keys in their order and what they mean; keys alone where no label is given. */
const expected: readonly (readonly [code: string, entries: string])[] = [
  ['discount_type', '0 Contract discount, 1 Own inspection, 2 Policy discount, 3 Epidemic discount'],
  ['reduction_type', '0 Mandatory inspection, 1 Own inspection, 2 Returned, 3 Other, 4 Epidemic, 5 Assessment'],
  ['charge_type', '2 Online payment, 3 Card, 4 Transfer, 5 Instant-messaging payment'],
  ['CHARGE_RECORD_STATUS', '1 Filed, 2 Not filed'],
  ['CHARGE_TAXON', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14'],
  ['INVOICE_TYPE', '1 Special VAT invoice, 2 Ordinary invoice'],
  [
    'INCOME_SOURCE',
    '5 Mandatory verification, 2 Operating income, 1 Special income, 6 Training, 7 Technical service, 8 R&D service, 3 Commissioned inspection, 4 Other',
  ],
  ['discountType', '1 Regular quote, 2 Bid quote'],
  ['quote_examine_status', '100 To submit, 200 In audit, 300 Audit finished'],
  ['quote_status', '100 Available, 200 Unavailable'],
  ['contract_type', '0 List contract, 1 Discount contract, 2 Package contract'],
  ['OBJECT_STATE', '0 Cancelled, 50 Testing, 100 To settle, 200 Settled, 300 Guaranteed, 400 Paid'],
  ['sample_settlement', '0 Not settleable, 1 Settleable, 2 Settling, 3 Settled'],
  ['NORM_FILE_TYPE', ''],
  ['MEASURING_STANDARD_TYPE', '1, 2, 3, 4'],
  ['STANDARD_type', '1, 2, 3, 4, 5, 6, 7'],
  ['NORMal_SORT_type', '1, 2, 3, 4, 5'],
  ['BELONGS_FILED_TYPE', '1, 2, 3, 4, 5, 6, 7'],
  ['inspection_type', '1, 2, 3, 4, 5, 6, 7, 8, 9'],
  ['TRACE_TYPE', '1, 2, 3, 4, 5'],
  ['ins_unit', ''],
  ['now_date_type', '1, 2, 3, 4, 5, 6, 7, 8'],
  ['detection_cycle', '3 3 months, 6 6 months, 9 9 months, 12 12 months, 24 24 months'],
  ['VERIFICATION_CYCLE', '3 3 months, 6 6 months, 9 9 months, 12 12 months, 18 18 months, 24 24 months, 999999 Non-periodic'],
  ['strong_inspection_mark', '10 Non-mandatory, 20 Periodic, 30 First round'],
  ['INSTRUMENT_IMPORT', '1 Imported, 2 Not imported'],
  ['DEVICE_STATE', '1 In use, 2 Disabled, 3 Scrapped, 4 Sealed, 5 Repair'],
  ['CHECK_WAY', '1 Sent, 2 Visit, 3 Out of province, 4 Self-calibration'],
  ['nodeAttribute', '1 Calibration point, 2 Transfer point, 3 Sample-receipt point, 4 Completion point'],
  ['SOURCE_TRACE_RESULT', '1 Conforming, 2 Nonconforming'],
  [
    'STANDARD_FILE_TYPE',
    '1 Testing rules, 2 Equipment operating procedure, 3 Self-calibration procedure, 4 Interim check procedure',
  ],
  ['STANDARD_FILE_STATUS', '1 In use, 2 Disabled, 3 Voided'],
  ['STANDARD_GRADE', '1 Highest, 2 Secondary'],
  ['INSTRUMENT_CLASSIFY', '1 Class A, 2 Class B, 3 Class C'],
  ['ETALON_INSTRUMENT_TYPE', '1 Instrument equipment, 2 Reference material'],
  ['instrument_unit', '1 Unit, 2 Piece, 3 Item'],
  [
    'appliance_use',
    '1 Public measurement standard, 2 Top standard of an enterprise, 3 Trade settlement, 4 Safety protection, 5 Medical, 6 Environmental monitoring',
  ],
  ['technology_domain_type', '04 Thermal, 12 Mechanics, 10 Length'],
  ['FIELD_DOMAIN_TYPE', '样品类 Sample type, 基础类 Basic type'],
  ['access_type', '1 File, 2 Database, 3 API, 4 COM port, 5 Template entry'],
  [
    'PLAN_STATUS',
    '1 Temporarily saved, 5 Pending audit, 10 Audit failed, 15 In progress, 20 Completed, 25 Removal to-do under audit, 30 Cancelled, 35 Audit split',
  ],
  [
    'item_state',
    '0 Discarded, 100 Task dispatch, 200 Task assignment, 300 Testing, 350 Test locked, 400 Confirming, 500 Reviewing, 600 Done',
  ],
  ['report_state', '0 Discarded, 300 Testing, 400 Drafting, 500 Auditing, 600 Approving, 700 Issuing, 1000 Done'],
  ['sample_state', '0 Discarded, 50 Order submitted, 100 Task dispatch, 300 Testing, 400 Drafting, 1000 Done'],
  ['order_status', '0 Voided, 50 Registered, 100 Pending audit, 300 Testing, 1000 Done'],
  ['order-business-type', '1 Commissioned inspection, 2 Quality supervision, 3 Self-inspection'],
  ['business_attr', '1 Regular, 2 Self-inspection'],
  ['acceptance_material', '1 Manual, 2 Repair slip'],
  ['SERVICE_TYPE', '1 Sent for inspection, 2 On-site inspection'],
  ['send_way', '1 Self pickup, 2 Courier'],
  ['ability_type', '1 Verification, 2 Calibration, 3 Testing, 4 Trial'],
  ['ability_status', '1 Enabled, 2 Disabled'],
  ['routeplan_type', '1 Sample collection place to calibration place, 2 Calibration place to extraction place'],
  ['routeplan_state', '0 Enabled, 1 Disabled'],
  ['business_type', '3 State-owned, 1 Private, 2 Other, 4 Individual'],
  [
    'rules_item_type',
    '1 Department short name, 2 Department code, 3 Serial number, 4 Current date, 5 Specialty number, 6 Project number, 7 Fixed text, 8 Verification type code, 9 Calibration date, 10 Group code',
  ],
  ['department_or_type', '1 By position, 2 Last position'],
  [
    'rules_digits_type',
    '1 0 digits, 2 1 digit, 3 2 digits, 4 3 digits, 5 4 digits, 6 5 digits, 7 6 digits, 8 7 digits, 9 8 digits, 10 9 digits, 11 10 digits',
  ],
  ['grouping_type', '1 Calibration group, 2 SMS group'],
  ['org_category', '1 Company, 2 Department, 3 Group'],
  ['is_technicist', '0 No, 1 Yes'],
  ['yes_no', '0 No, 1 Yes'],
  ['m_yes_no', '0 No, 1 Yes'],
  ['sex', '1 Male, 2 Female'],
  ['education_type', '1 Postgraduate, 2 Bachelor, 3 Junior college, 4 High school'],
  ['dutyid_type', '1 Chairman'],
  ['titlepost_type', '1 Senior, 2 Intermediate'],
  ['ethnic_type', '1 Han, 2 Hui'],
  ['STAFF_CERTIFICATE_LEVEL', '1 Primary, 2 Intermediate, 3 Senior'],
  ['STAFF_TRAINING_MODE', '1 Online, 2 On-site'],
  ['STAFF_TRAINING_TYPE', '1 Internal, 2 External'],
  ['STAFF_ACHIEVEMENT_EVALUATION', '1 Excellent, 2 Good, 3 Poor'],
  ['m_template_type', '1 SMS template, 2 In-site message, 3 Mail template'],
  ['m_enable_status', '0 Enabled, 1 Disabled'],
  ['material_type', '0 Tool, 1 System usage, 2 Template'],
]

test('[DICT-1] there is every dictionary, and no other', () => {
  expect([...dictionaryCodes].sort()).toEqual(expected.map(([code]) => code).sort())
})

test.each(expected)('[DICT-1] %s has its keys and meanings: %s', (name, entries) => {
  const code = dictionaryCodes.find((one) => one === name)
  if (code === undefined) throw new Error(`no dictionary ${name}`)
  const said = dictionaries[code].entries.map(({ key, en }) => (en === null ? key : `${key} ${en}`))
  expect(said.join(', ')).toBe(entries)
  for (const { key, zh } of dictionaries[code].entries) {
    expect(labelOf(code, key, 'zh')).toBe(zh ?? key)
    if (zh !== null) expect(zh).toMatch(/\p{Script=Han}/u)
  }
})
