import { describe, expect, test } from 'vitest'
import { sheetFor } from '../methods/index.ts'
import {
  missingFields,
  mostTemplateFields,
  readApiSource,
  readFileValues,
  readingIn,
  recordTemplateFaults,
  type TemplateField,
  valueAt,
} from './index.ts'

const field = (changes: Partial<TemplateField> = {}): TemplateField => ({
  ...{
    key: 'barometer',
    name: '大气压',
    nameEn: 'Air pressure',
    domain: '基础类',
    unit: 'kPa',
    access: '5',
    source: '',
    target: '',
  },
  required: true,
  ...changes,
})
const faults = (...fields: readonly TemplateField[]) =>
  recordTemplateFaults(sheetFor('YB-60', '1'), fields).map(({ place, field: name, kind }) =>
    [place, name, kind].filter((one) => one !== undefined).join(' '),
  )

describe('[BIZ-18] fields of a record template', () => {
  test('each has a name, a domain, a way to its value, and something to fill in that the record of the kind has', () => {
    expect(
      faults(field(), field({ key: 'temp', target: 'condition:temperature', access: '2', source: 'last.temperature' })),
    ).toEqual([])
    expect(faults(field({ key: '1a', name: ' ', domain: '别的', access: '9' }))).toEqual([
      '0 key invalid',
      '0 name required',
      '0 domain invalid',
      '0 access invalid',
    ])
    // Nothing typed is no wrong key, and not the same as the nothing before it.
    expect(faults(field({ key: '' }), field({ key: '' }))).toEqual(['0 key required', '1 key required'])
    expect(faults(field({ target: 'column:5', access: '4' }))).toEqual(['0 target invalid'])
    expect(faults(field({ target: 'column:4', access: '4' }))).toEqual([])
    expect(faults(field({ target: 'column:1' }))).toEqual(['0 access invalid'])
    expect(recordTemplateFaults(undefined, [field({ target: 'place' })])).toEqual([
      { place: 0, field: 'target', kind: 'invalid' },
    ])
  })
  test('where a value comes from fits the way to it', () => {
    expect(faults(field({ access: '1' }))).toEqual(['0 source required'])
    expect(faults(field({ access: '2', source: 'account.password' }))).toEqual(['0 source invalid'])
    expect(faults(field({ access: '3', source: 'file:///etc/passwd#a' }))).toEqual(['0 source invalid'])
    expect(faults(field({ access: '3', source: 'http://bridge.example/{serial}#data.value' }))).toEqual([])
  })
  test('nothing twice, and neither none nor too many', () => {
    expect(faults()).toEqual(['fields count'])
    expect(faults(...Array.from({ length: mostTemplateFields + 1 }, (_, place) => field({ key: `f${place}` })))).toEqual([
      'fields count',
    ])
    const twice = field({ target: 'place', access: '2', source: 'last.place' })
    expect(faults(twice, twice)).toEqual(['1 key twice', '1 target twice'])
  })
  test('what has to be filled in and is not is told; what fills in something else is asked for there', () => {
    const fields = [field(), field({ key: 'note', required: false }), field({ key: 'where', target: 'place' })]
    expect(missingFields(fields, { barometer: ' ' }).map(({ key }) => key)).toEqual(['barometer'])
    expect(missingFields(fields, { barometer: '101.3' })).toEqual([])
  })
})

describe('[BIZ-18] values as devices and other systems say them', () => {
  test('a file of JSON, of tabs, semicolons or commas', () => {
    expect(readFileValues('{"P": 0.4, "n": ["1", 2, null]}')).toEqual(
      new Map([
        ['P', ['0.4']],
        ['n', ['1', '2', '']],
      ]),
    )
    expect(readFileValues('\uFEFFup\tdown\r\n0.40\t0.41\n\n0.80\t0.81\n')).toEqual(
      new Map([
        ['up', ['0.40', '0.80']],
        ['down', ['0.41', '0.81']],
      ]),
    )
    expect(readFileValues('a;b\n1;2').get('b')).toEqual(['2'])
    expect(readFileValues('a,b\n1').get('b')).toEqual([])
    expect(readFileValues('[1]').size).toBe(1)
    expect(readFileValues('').get('a')).toBeUndefined()
  })
  test('the reading in a line', () => {
    expect(readingIn('P= +0.4003 MPa')).toBe('0.4003')
    expect(readingIn('T=20.1,P=−0.5', 'P=')).toBe('-0.5')
    expect(readingIn('T=20.1', 'P=')).toBeUndefined()
    expect(readingIn('ready')).toBeUndefined()
  })
  test('the value at the end of a way', () => {
    expect(valueAt({ data: { value: 0.4 } }, ['data', 'value'])).toBe('0.4')
    expect(valueAt('20.1', [])).toBe('20.1')
    expect(valueAt({ data: null }, ['data', 'value'])).toBeUndefined()
    expect(valueAt({}, ['toString'])).toBeUndefined()
    expect(valueAt({ a: {} }, ['a'])).toBeUndefined()
    expect(readApiSource('http://x.example/a')).toEqual({ address: 'http://x.example/a', way: [] })
  })
})
