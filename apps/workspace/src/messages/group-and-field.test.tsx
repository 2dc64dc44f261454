import { en, zh } from '@etalon/ui/i18n'
import { expect, test } from 'vitest'
import { enterpriseMessages } from './enterprise.ts'
import { orderMessages } from './order.ts'
import { quoteMessages } from './quote.ts'

test.each([
  ['zh', zh],
  ['en', en],
] as const)('[ADDR-1][I18N-1] the group of an address is not called as one of its fields is, in %s', (language, ui) => {
  const fields = [ui.province, ui.city, ui.area, ui.street]
  for (const messages of [orderMessages, enterpriseMessages, quoteMessages])
    expect(fields).not.toContain(messages[language].areaName)
})
