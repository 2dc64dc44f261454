export { type InSiteOccasion, isOccasion, type Occasion, type OccasionKey, occasions, type SmsOccasion } from './occasions.ts'
export {
  fillIn,
  inSiteTemplate,
  isMarked,
  longestMessage,
  longestSms,
  mailTemplate,
  parametersOf,
  recipientParameter,
  type Sender,
  smsTemplate,
  type TemplateFault,
  type TemplateWords,
  templateFaults,
  toFillIn,
  withMark,
} from './template.ts'
