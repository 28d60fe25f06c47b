export { foundOf, quotedOf, type Question } from './asked';
export { readDelivery } from './delivery';
export { effectOf, type Effect, type Meaning, type Progress, type Reading } from './effect';
export { settlesWithinMs } from './settles';
export { webhookCalls, type WebhookCalls } from './webhook-endpoints';
export { duffelAccount, isDuffelAmount, isDuffelList } from './duffel-account';
export { errorsIn } from './errors';
export { listPageOf } from './list-page';
export { amountOrNull, money, optionalMoney } from './money';
export {
  dataOf,
  id,
  instant,
  jsonOf,
  list,
  object,
  optionalBoolean,
  optionalId,
  optionalInstant,
  optionalObject,
  optionalText,
  readable,
  text,
  Unreadable,
  type Json,
} from './read';
