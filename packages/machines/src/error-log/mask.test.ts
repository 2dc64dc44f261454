import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { mask, masked } from './index.ts'

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjoiNyJ9.s3cr3t_s1gnature'

test.each([
  ['Blade-Auth: bearer abcdef123456', 'Blade-Auth: ***'],
  ['authorization: Basic ZXRhbG9uOnB1YmxpYw==', 'authorization: ***'],
  ['Basic ZXRhbG9uOnB1YmxpYw== refused', 'Basic *** refused'],
  [
    'GET /token?username=reception&password=0cc175b9c0f1b6a831c399e269772661&type=account',
    'GET /token?username=reception&password=***&type=account',
  ],
  [
    '{"access_token":"abc","refresh_token": "def","tenant_id":"000000"}',
    '{"access_token":***,"refresh_token": ***,"tenant_id":"000000"}',
  ],
  ["{ password: 'Etalon demo', name: 'x' }", "{ password: ***, name: 'x' }"],
  ['x-access-token=abc; path=/', 'x-access-token=***; path=/'],
  [`the server said ${token} is old`, 'the server said *** is old'],
  ['身份证 430102199003077516 有误', '身份证 *** 有误'],
  ['43010219900307751X,', '***,'],
  ['130503670401001', '***'],
  ['手机13787310976已登记', '手机***已登记'],
  ['+86 13787310976 and 0086-13787310976', '*** and ***'],
  ['8613787310976, 86-13787310976 or 86 13787310976', '***, *** or ***'],
  ['bearer   abcdef123456', 'bearer ***'],
  ['电话 0731-88881234、010-8888123', '电话 ***、***'],
  ['smsCode=4711&checkCode=QCR8-WHXS', 'smsCode=***&checkCode=***'],
  ['电话 0731-88881234', '电话 ***'],
  ['{"oldPassword":"a1","newPassword":"b2","name":"x"}', '{"oldPassword":***,"newPassword":***,"name":"x"}'],
  ['client_secret=abc&x-csrf-token=def', 'client_secret=***&x-csrf-token=***'],
  [String.raw`{"password":"say \"friend\" and enter","id":1}`, '{"password":***,"id":1}'],
  [String.raw`{ password: 'l\'étalon', id: 1 }`, '{ password: ***, id: 1 }'],
  [String.raw`{"body":"{\"password\":\"a b\",\"id\":1}"}`, String.raw`{"body":"{\"password\":***,\"id\":1}"}`],
  [String.raw`{"body":"{\"password\":\"a\\\"b\",\"id\":1}"}`, String.raw`{"body":"{\"password\":***,\"id\":1}"}`],
  ['call 138-1234-5678 or 138 1234 5678', 'call *** or ***'],
  ['010-62345678, 01062345678 and 073188881234', '***, *** and ***'],
  ['tel13812345678, id430104198506150081', 'tel***, id***'],
  ['430104198506150081 and 430104850615008, 13812345678 and 15912345678', '*** and ***, *** and ***'],
  ['0731-88881234 and 010 12345678, Bearer abcdef1 and basic abcdef2', '*** and ***, Bearer *** and basic ***'],
  ['/find?text=%2013812345678', '/find?text=%20***'],
  ['密码：abc123，验证码: 4711', '密码：***，验证码: ***'],
  ['{"ticket":"a1b2","id":7}', '{"ticket":***,"id":7}'],
  ['Cookie: session=abc', 'Cookie: ***'],
  ['cut within {"password":"Etalon demo', 'cut within {"password":***'],
])('[LOG-3] %s is kept without its secret', (text, kept) => {
  expect(masked(text)).toBe(kept)
})

test.each([
  'TypeError: Cannot read properties of undefined (reading "id")',
  'at OrderList (/assets/order-4f2a91b0.js:1:28311)',
  'order WT2026110013, certificate LX-2026-000002, item 10083',
  '2026-11-20 08:30:15, amount 1234567.89',
  'the code was not found',
  'device 0731-88881234A of batch B0731-88881234',
  '{"code":400,"success":false}',
  'deviation 0.0123456789012 at 1.13812345678 V',
  'order 1732212345678901234 of 000000123456',
  'a ticketed visitor',
  'SyntaxError: Unexpected token < in JSON; tokenTime=3000, design: blue',
])('[LOG-3] %s holds no secret and is kept as it is', (text) => {
  expect(masked(text)).toBe(text)
})

const digits = (length: number) => fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''))
const around = fc.constantFrom('', ' ', '“', '号', ', ', '(', '\n')
propertyTest.prop([around, fc.constantFrom('13', '15', '18', '19'), digits(9), around])(
  '[LOG-3] no mobile number stays, whatever stands around it',
  (before, start, rest, after) => {
    expect(masked(`${before}${start}${rest}${after}`)).toBe(`${before}${mask}${after}`)
  },
)
propertyTest.prop([around, digits(17), fc.constantFrom('0', '7', 'X', 'x'), around])(
  '[LOG-3] no ID number stays, whatever stands around it',
  (before, start, last, after) => {
    expect(masked(`${before}${start}${last}${after}`)).toBe(`${before}${mask}${after}`)
  },
)
propertyTest.prop([
  fc.constantFrom('token', 'password', 'Blade-Auth', 'refresh_token', 'newPassword'),
  fc.stringMatching(/^[\w.-]{1,60}$/),
])('[LOG-3] no value of a secret name stays', (name, value) => {
  for (const text of [
    `${name}=${value}`,
    `${name}: ${value}`,
    `{"${name}":"${value}"}`,
    `${name}=bearer ${value}`,
    JSON.stringify(JSON.stringify({ [name]: value })),
  ])
    expect(masked(text).replace(name, '')).not.toContain(value)
})
