import { dashboardServer } from '@traveldesk/dashboard-server';
import { walletServer } from '@traveldesk/wallet-server';
import { bookingsServer } from '..';

/** The engine with the modules that it depends on, for tests of products. */
export const engineModules = [dashboardServer, walletServer, bookingsServer];

/** Engine internals for the tests of products. */
export { cancellationQuote } from '../engine/cancellation-quote';
export { applyOrder } from '../engine/apply-order';
export { giveReceipt } from '../documents/receipt';
export { drive } from '../engine/drive.jobs';
export { settleLate } from '../engine/late-success';
export { postConfirmed } from '../engine/post-confirmed';
export { watchForLate } from '../engine/refresh-at.sql';
export { forgoneOf } from '../engine/refund-payments';
export { type OperationRecord } from '../engine/rows.sql';
export { withoutNumbers } from '../engine/said-text';
export { settleDone } from '../engine/settle-done';
export { settleDoubtTask, settleRefused } from '../engine/settle-undone';
export { raiseStaffTask } from '../engine/staff-tasks';
export { searchedBookings } from '../engine/bookings.searched';
export { fillReferences } from '../references/fill-references.jobs';
export { openPassport } from '../travellers/passport';
export { forgetPassports } from '../travellers/travellers.jobs';
export { eraseOldDocuments, refreshDue, warnOfArrivals, warnOfHolds } from '../periodic/periodic.jobs';
export { eventSecret } from '../webhooks/event-secret';
export { registerWebhooks } from '../webhooks/register.jobs';

/** The proofs of a product's operations: each with each fault, killed at each point. */
export { faultsOfBooks, settledFacts } from './books.fake';
export { describeEvents } from './events.fake';
export { faultsOf, isAccepted, isUnknownAfter, type Fault } from './faults.fake';
export { describeKills, runToPoint } from './kills.fake';
export { letters } from './letters.fake';
export { deferred, describeMatrix } from './matrix.fake';
export { beforeIt, verdictMeanwhile } from './meanwhile.fake';
export {
  hookFor,
  preparedFor,
  resetOutcomes,
  type Proven,
  type ProvenDesk,
  type ProvenStage,
  type ProvenStep,
} from './proven.fake';
export { recover } from './recover.fake';
export { settledRight } from './settled-right.fake';
export { startTeller, type Teller, type Told } from './teller.fake';

/** Parts of the wallet and of currencies for tests of products; products do not import them at run time. */
export { convert, type ConversionRate } from '@traveldesk/currencies-contract';
export { checkLedger } from '@traveldesk/wallet-server';
export { euros, ledgerOf, personOf, type Caller } from '@traveldesk/wallet-server/testing';
