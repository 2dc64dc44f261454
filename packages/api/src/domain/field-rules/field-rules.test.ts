import { expect, test, vi } from 'vitest'
import { type FieldRuleName, fieldRules } from './index.ts'

const mobile = '请输入正确的手机号'
const telephone = '请输入正确的电话(手机)号码'
const number = '请输入正确的数字'

/** The Chinese words of the specification, written out once more: nobody rephrases them unseen. */
const messages: Readonly<Record<FieldRuleName, readonly [zh: string, en: string]>> = {
  mobile: [mobile, 'Enter a valid mobile number'],
  email: ['请输入正确的邮箱号', 'Enter a valid e-mail address'],
  idCard: ['请输入正确的身份证号', 'Enter a valid identity card number'],
  creditCode: ['统一社会信用代码格式不正确', 'The unified social credit code is not valid'],
  integer: [number, 'Enter a valid number'],
  digitsOneToNine: [number, 'Enter a valid number'],
  telephone: [telephone, 'Enter a valid phone or mobile number'],
  fax: ['请输入正确的传真(电话)号码', 'Enter a valid fax or phone number'],
  bankCard: ['请输入正确的银行卡号', 'Enter a valid bank card number'],
  sequenceNumber: ['序号只能为数字,且最多两位小数', 'A sequence number is a number with at most two decimals'],
  nonNegativeInteger: ['请输入大于等于0的整数', 'Enter a whole number of 0 or more'],
  amount: ['请输入数字,可带两位小数', 'Enter a number, with up to two decimals'],
  integerRequired: [number, 'Enter a valid number'],
  telephoneRequired: [telephone, 'Enter a valid phone or mobile number'],
}

const telephones = {
  right: [
    '0731-84321234',
    '073184321234',
    '010-62345678',
    '84321234',
    '8432123',
    '0731-8432123-801',
    '13874903316',
    '400-820-8820',
    '4008208820',
    '800-830-1234',
    '0731-84321234-123456',
  ],
  wrong: [
    '110',
    '12345678',
    '0731-04321234',
    '731-84321234',
    '07311-84321234',
    '0731 84321234',
    '0731--84321234',
    '0731-84321234-',
    '0731-84321234-1234567',
    '12874903316',
    '138749033161',
    '+8613874903316',
    '600-820-8820',
    '400-82-08820',
    '400-820-88200',
    '1400-820-8820',
    '00731-84321234',
  ],
}
const integers = {
  right: ['0', '7', '-7', '+7', '-0', '007', '9'.repeat(400), 0, -12, 9_007_199_254_740_991],
  wrong: ['-', '+', '--1', '1.0', '1e3', '1,000', ' 1', '1 ', '１', '0x1f', '一', 1.5, Number.NaN, Infinity, 2 ** 53],
}
const decimals = {
  right: ['0', '1', '1.5', '1.50', '0.05', '007', '9'.repeat(30), 12.5, 0],
  wrong: ['.5', '5.', '1.505', '-1', '+1', '1,5', '1e2', '1.5.5', ' 1', '1元', '￥1', '9'.repeat(31), -1, 0.1 + 0.2, 1e21],
}

/** What each rule takes and refuses. */
const cases: Readonly<Record<FieldRuleName, { readonly right: readonly unknown[]; readonly wrong: readonly unknown[] }>> = {
  mobile: {
    right: ['13000000000', '14512345678', '15874903316', '17612345678', '18999999999', 13_874_903_316],
    wrong: [
      '1387490331',
      '138749033160',
      '12874903316',
      '16674903316',
      '19874903316',
      '10874903316',
      '23874903316',
      '1387490331x',
      '1３874903316',
      ' 13874903316',
      '13874903316\n',
      '138-7490-3316',
      '+8613874903316',
    ],
  },
  email: {
    right: [
      'a@b.cn',
      'li.ming@institute.org.cn',
      'li+lab@example.com',
      "o'neil@example.ie",
      'x_y-z@xn--fiqs8s.xn--55qx5d',
      'A.B@EXAMPLE.COM',
      `${'a'.repeat(64)}@example.com`,
      `a@${'b'.repeat(63)}.cn`,
      `a@${'b.'.repeat(125)}cn`,
      'a@1.x.1c',
    ],
    wrong: [
      'a',
      '@b.cn',
      'a@',
      'a@b',
      'a@b.',
      'a@.cn',
      'a@b..cn',
      '.a@b.cn',
      'a.@b.cn',
      'a..b@c.cn',
      'a@-b.cn',
      'a@b-.cn',
      'a b@c.cn',
      'a@b c.cn',
      'a@b.cn ',
      'a@@b.cn',
      'a@b@c.cn',
      'a@127.0.0.1',
      'a@127.0.0.10',
      'example.com',
      'b.cn@',
      '张@例.中国',
      'a@b_c.cn',
      `${'a'.repeat(65)}@example.com`,
      `a@${'b'.repeat(64)}.cn`,
      `a@${'b.'.repeat(126)}cn`,
    ],
  },
  idCard: {
    right: ['110101199003070011', '43010419850615008X', '430122199202291016'],
    wrong: [
      '110101199003070017',
      '440308200202290014',
      '440308190002290013',
      '43010419850615008x',
      '010101199003070011',
      '11010119900307001',
      '1101011990030700111',
      '110101900307001',
      '110101199013070018',
      '１10101199003070011',
      ' 110101199003070011',
      110_101_199_003_070_011n,
    ],
  },
  creditCode: {
    right: ['91430100MA4Q3T7N6X', '12430000448821077F', '91350100M000100Y43', '92430103MA7B2C9X0A', '52430000506318024H'],
    wrong: [
      '91350100M000100Y4Z',
      '91430100MA4Q3T7N6Y',
      '91430100MA4O3T7N6X',
      '91430100MA4Q3T7N6',
      '91430100MA4Q3T7N6XX',
      '91430100ma4q3t7n6x',
      '9143010AMA4Q3T7N6X',
      '91430100 MA4Q3T7N6',
    ],
  },
  integer: integers,
  digitsOneToNine: {
    right: ['1', '9', '123456789', '1'.repeat(400), 42],
    wrong: ['0', '10', '-1', '+1', '1.1', '1a', ' 1', '１', 0, 100, -3],
  },
  telephone: telephones,
  fax: {
    right: ['0731-84321234', '073184321234', '84321234', '010-62345678', '0731-8432123-801'],
    wrong: ['13874903316', '400-820-8820', '110', '0731-04321234', '731-84321234', '0731/84321234'],
  },
  bankCard: {
    right: ['622202190012345', '6222021900123456789', '000000000000000', 622_202_190_012_345],
    wrong: [
      '62220219001234',
      '6222021900123456',
      '62220219001234567',
      '622202190012345678',
      '62220219001234567890',
      '6222 0219 0012 345',
      '62220219001234x',
      6_222_021_900_123_456_789n,
      Number('6222021900123456789'),
    ],
  },
  sequenceNumber: decimals,
  nonNegativeInteger: {
    right: ['0', '7', '007', '9'.repeat(400), 0, 12],
    wrong: ['-1', '+1', '-0', '1.0', '1e3', ' 1', '１', -1, 0.5, Number.NaN],
  },
  amount: decimals,
  integerRequired: integers,
  telephoneRequired: telephones,
}

const shown = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : String(value)).replace(/(.{40}).+/, '$1…')
const names = Object.keys(cases).filter((name): name is FieldRuleName => Object.hasOwn(fieldRules, name))

test('[FORM-1] all rules are there: the twelve, and the two that want an answer', () => {
  expect(Object.keys(fieldRules).sort()).toEqual(Object.keys(messages).sort())
  expect(names.length).toBe(14)
})

for (const name of names) {
  const [zh, en] = messages[name]

  test.each(cases[name].right.map((value) => [shown(value), value] as const))(`[FORM-1] ${name} takes %s`, (_shown, value) => {
    expect(fieldRules[name](value)).toBeUndefined()
  })

  test.each(cases[name].wrong.map((value) => [shown(value), value] as const))(`[FORM-1] ${name} refuses %s`, (_shown, value) => {
    expect(fieldRules[name](value)).toEqual({ zh, en })
  })

  test(`[FORM-1] ${name} refuses what is neither text nor number`, () => {
    for (const value of [true, false, ['13874903316'], { length: 11 }, new Date(0), Symbol('1'), () => '1']) {
      expect(fieldRules[name](value), shown(value)).toEqual({ zh, en })
    }
  })
}

test.each(names)('[FORM-1] %s says beforehand what it would say', (name) => {
  const [zh, en] = messages[name]
  expect(fieldRules[name].message).toEqual({ zh, en })
})

test.each(names.filter((name) => !name.endsWith('Required')))('[FORM-1] %s lets what is empty pass', (name) => {
  for (const empty of [undefined, null, '', [], {}]) expect(fieldRules[name](empty)).toBeUndefined()
  expect(fieldRules[name](' '), 'a blank is not empty').toBeDefined()
})

test.each(['integerRequired', 'telephoneRequired'] as const)('[FORM-1] %s refuses what is empty, in the same words', (name) => {
  const [zh, en] = messages[name]
  for (const empty of [undefined, null, '', [], {}]) expect(fieldRules[name](empty)).toEqual({ zh, en })
})

test('[FORM-2] the day of birth is compared with today in China', () => {
  vi.useFakeTimers()
  try {
    vi.setSystemTime('1985-06-14T15:59:59Z')
    expect(fieldRules.idCard('43010419850615008X')?.zh).toBe('请输入正确的身份证号')
    vi.setSystemTime('1985-06-14T16:00:00Z')
    expect(fieldRules.idCard('43010419850615008X')).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})
