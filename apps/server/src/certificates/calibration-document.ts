import { type Condition, documentTitles, dsiUnit, isDecimalText, type ResultColumn, type ResultTable } from '@etalon/api/domain'
import { referenceMarker } from '@etalon/verify/file'
import type { CertificateData, Named, Signature } from './certificate-data.ts'
import { documentWords } from './document-words.ts'
import { element, withAttributes, type XmlElement, type XmlNode, xmlDocument } from './xml-element.ts'

/** @throws RangeError for a unit that D-SI does not know: a wrong one in a certificate is worse than none */
const siUnit = (unit: string): string => {
  const known = dsiUnit(unit)
  if (known === undefined) throw new RangeError(`the unit ${JSON.stringify(unit)} is not known to the digital certificate`)
  return known
}

/** The Digital Calibration Certificate (PTB DCC 3.3.0, with D-SI 2.2.1) of a document. A verification is written in it as conformity. */
export const calibrationDocument = (data: CertificateData): string =>
  xmlDocument(
    withAttributes(element('dcc:digitalCalibrationCertificate', administrativeData(data), measurementResults(data)), {
      'xmlns:dcc': 'https://ptb.de/dcc',
      'xmlns:si': 'https://ptb.de/si',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': 'https://ptb.de/dcc https://ptb.de/dcc/v3.3.0/dcc.xsd',
      schemaVersion: '3.3.0',
    }),
  )

/** A text without blanks around it, which the schema refuses; a dash where nothing was given and something must stand. */
const filled = (text: string): string => text.replace(/\s+/gu, ' ').trim() || '—'
const given = (text: string): boolean => text.trim() !== ''

/** A text in both languages, or in one and then without naming it (good practice: all used languages, or none). */
const contents = ({ zh, en }: Named): readonly XmlNode[] =>
  given(en)
    ? [
        withAttributes(element('dcc:content', filled(zh)), { lang: 'zh' }),
        withAttributes(element('dcc:content', filled(en)), { lang: 'en' }),
      ]
    : [element('dcc:content', filled(zh))]
const oneLanguage = (text: string): Named => ({ zh: text, en: '' })
const named = (text: Named): XmlElement => element('dcc:name', contents(text))

const identification = (issuer: string, value: string, name: Named): XmlElement =>
  element('dcc:identification', element('dcc:issuer', issuer), element('dcc:value', filled(value)), named(name))

const location = (address: string): XmlElement =>
  element(
    'dcc:location',
    element('dcc:countryCode', 'CN'),
    given(address) && element('dcc:further', contents(oneLanguage(address))),
  )

const roles: Readonly<Record<Signature['role'], string>> = { tester: 'calibrator', checker: 'checker', approver: 'approver' }

const respPerson = ({ role, name }: Signature): XmlElement =>
  element(
    'dcc:respPerson',
    element('dcc:person', named(oneLanguage(name))),
    element('dcc:role', roles[role]),
    role === 'approver' && element('dcc:mainSigner', 'true'),
  )

const coreData = (data: CertificateData): XmlElement =>
  element(
    'dcc:coreData',
    element('dcc:countryCodeISO3166_1', 'CN'),
    element('dcc:usedLangCodeISO639_1', 'zh'),
    element('dcc:usedLangCodeISO639_1', 'en'),
    element('dcc:mandatoryLangCodeISO639_1', 'zh'),
    element('dcc:uniqueIdentifier', filled(data.number)),
    element(
      'dcc:identifications',
      identification('calibrationLaboratory', `${referenceMarker}${data.reference}`, {
        zh: '查询登记号',
        en: 'Enquiry reference',
      }),
      given(data.recordNumber) &&
        identification('calibrationLaboratory', data.recordNumber, { zh: '原始记录编号', en: 'Record number' }),
    ),
    data.received !== null && element('dcc:receiptDate', data.received),
    element('dcc:beginPerformanceDate', data.performed),
    element('dcc:endPerformanceDate', data.performed),
    element('dcc:performanceLocation', data.performanceLocation),
    element('dcc:issueDate', data.issued),
    data.replaces !== null &&
      element(
        'dcc:reportAmendedSubstituted',
        element('dcc:typeOfChange', 'substituted'),
        element('dcc:replacedUniqueIdentifier', filled(data.replaces.number)),
      ),
  )

const statement = (refType: string | undefined, ...content: readonly (XmlNode | false)[]): XmlElement => {
  const made = element('dcc:statement', ...content)
  return refType === undefined ? made : withAttributes(made, { refType })
}

const statements = (data: CertificateData): XmlElement => {
  const { conclusion, verdict } = data.evaluation
  return element(
    'dcc:statements',
    [...data.remarks, ...documentWords[data.kind].notes].map((note) =>
      statement(undefined, element('dcc:declaration', contents(note))),
    ),
    data.replaces !== null &&
      statement(
        undefined,
        element('dcc:declaration', contents(oneLanguage(`替换 ${data.replaces.number}，原因：${data.replaces.reason}`))),
      ),
    conclusion !== null &&
      verdict !== 'none' &&
      statement(
        'basic_conformity',
        element('dcc:norm', filled(data.regulation.number)),
        element('dcc:declaration', contents(conclusion)),
        element('dcc:conformity', verdict),
      ),
    data.validUntil !== null && statement('basic_recalibration', element('dcc:date', data.validUntil)),
  )
}

const administrativeData = (data: CertificateData): XmlElement => {
  const { instrument, institute } = data
  const model = [instrument.model, instrument.range, instrument.accuracy].filter(given).join('，')
  return element(
    'dcc:administrativeData',
    element('dcc:dccSoftware', element('dcc:software', named(oneLanguage('Etalon')), element('dcc:release', 'v1.0.0'))),
    coreData(data),
    element(
      'dcc:items',
      withAttributes(
        element(
          'dcc:item',
          named(instrument),
          given(instrument.manufacturer) && element('dcc:manufacturer', named(oneLanguage(instrument.manufacturer))),
          given(model) && element('dcc:model', filled(model)),
          element(
            'dcc:identifications',
            identification('manufacturer', instrument.serial, { zh: '出厂编号', en: 'Serial number' }),
          ),
        ),
        { id: 'item1' },
      ),
    ),
    element('dcc:calibrationLaboratory', element('dcc:contact', named(institute), location(institute.address))),
    element('dcc:respPersons', data.signatures.map(respPerson)),
    element('dcc:customer', named(oneLanguage(data.client.name)), location(data.client.address)),
    statements(data),
  )
}

const conditionTypes: Readonly<Record<string, string>> = { temperature: 'basic_temperature', humidity: 'basic_humidityRelative' }

/** Only conditions that are a number with a unit; words stay on the printed page. */
const influenceConditions = (conditions: readonly Condition[]): XmlElement | undefined => {
  const measured = conditions.filter(({ value, unit }) => given(unit) && isDecimalText(value))
  if (measured.length === 0) return undefined
  return element(
    'dcc:influenceConditions',
    measured.map((condition) => {
      const made = element(
        'dcc:influenceCondition',
        named(condition),
        element(
          'dcc:data',
          element(
            'dcc:quantity',
            element('si:real', element('si:value', condition.value), element('si:unit', siUnit(condition.unit))),
          ),
        ),
      )
      const refType = conditionTypes[condition.key]
      return refType === undefined ? made : withAttributes(made, { refType })
    }),
  )
}

const equipment = (data: CertificateData): XmlElement | undefined =>
  data.standards.length === 0
    ? undefined
    : element(
        'dcc:measuringEquipments',
        data.standards.map((standard) =>
          withAttributes(
            element(
              'dcc:measuringEquipment',
              named(standard),
              element('dcc:description', contents(oneLanguage([standard.range, standard.accuracy].filter(given).join('，')))),
              element(
                'dcc:identifications',
                identification('other', standard.certificateNumber, { zh: '溯源证书编号', en: 'Certificate number' }),
              ),
            ),
            { refType: 'basic_normalUsed' },
          ),
        ),
      )

const quantityTypes: Readonly<Partial<Record<ResultColumn['meaning'], string>>> = {
  referenceValue: 'basic_referenceValue',
  measuredValue: 'basic_measuredValue',
  measurementError: 'basic_measurementError',
}

/** A cell as a number: without the plus or ± that print gives it. */
const numberOf = (cell: string): string => {
  const text = cell.replace(/^[+±]/, '')
  if (!isDecimalText(text)) throw new RangeError(`a result is not a number: ${JSON.stringify(cell.slice(0, 40))}`)
  return text
}

const columnOf = (table: ResultTable, index: number): string => table.rows.map((row) => numberOf(row[index] ?? '')).join(' ')

const quantity = (table: ResultTable, column: ResultColumn, index: number): XmlElement => {
  const uncertainty = table.columns.findIndex((one) => one.meaning === 'uncertainty')
  const group = column.group
  const name = group === undefined ? column : { zh: `${group.zh}（${column.zh}）`, en: `${group.en}, ${column.en}` }
  const made = element(
    'dcc:quantity',
    named(name),
    element(
      'si:realListXMLList',
      element('si:valueXMLList', columnOf(table, index)),
      element('si:unitXMLList', siUnit(column.unit)),
      column.meaning === 'measurementError' &&
        uncertainty >= 0 &&
        element(
          'si:measurementUncertaintyUnivariateXMLList',
          element(
            'si:expandedMUXMLList',
            element('si:valueExpandedMUXMLList', columnOf(table, uncertainty)),
            element('si:coverageFactorXMLList', '2'),
            element('si:coverageProbabilityXMLList', '0.95'),
          ),
        ),
    ),
  )
  const refType = quantityTypes[column.meaning]
  return refType === undefined ? made : withAttributes(made, { refType })
}

const measurementResults = (data: CertificateData): XmlElement => {
  const { table } = data.evaluation
  const words = documentWords[data.kind]
  return element(
    'dcc:measurementResults',
    element(
      'dcc:measurementResult',
      named(words.data),
      element(
        'dcc:usedMethods',
        withAttributes(
          element(
            'dcc:usedMethod',
            named({ zh: data.regulation.zh || data.regulation.number, en: data.regulation.en }),
            element('dcc:norm', filled(data.regulation.number)),
          ),
          { refType: 'basic_uncertainty' },
        ),
      ),
      equipment(data),
      influenceConditions(data.conditions),
      element(
        'dcc:results',
        element(
          'dcc:result',
          named({ zh: `${documentTitles[data.kind].zh}：各测量点`, en: 'Measured points' }),
          element(
            'dcc:data',
            withAttributes(
              element(
                'dcc:list',
                table.columns.flatMap((column, index) =>
                  column.meaning === 'uncertainty' ? [] : [quantity(table, column, index)],
                ),
              ),
              { refType: 'gp_table1' },
            ),
          ),
        ),
      ),
    ),
  )
}
