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
  optionalInstant,
  optionalObject,
  optionalText,
  readable,
  text,
  Unreadable,
  type Json,
} from './read';
