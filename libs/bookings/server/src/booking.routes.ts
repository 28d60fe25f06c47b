import type { App } from '@traveldesk/shared-server';
import { documentRoutes } from './documents/documents.routes';
import { acknowledgeRoutes } from './operations/acknowledge/acknowledge.routes';
import { cancelRoutes } from './operations/cancel/cancel.routes';
import { payRoutes } from './operations/pay/pay.routes';
import { completeRefundRoutes } from './operations/refund/complete-refund.routes';
import { refundRoutes } from './operations/refund/refund.routes';
import { settleRoutes } from './operations/settle/settle.routes';
import { voidRoutes } from './operations/void/void.routes';
import type { Product } from './product/product';
import { quoteRoutes } from './quotes/quote.routes';
import { progressRoutes } from './record/progress.routes';
import { recordRoutes } from './record/records.routes';

/** Registers the routes of one booking below the folder of its product: those of every product, and those of the actions that it has. */
export function bookingRoutes(app: App, product: Product): void {
  recordRoutes(app, product);
  progressRoutes(app, product);
  documentRoutes(app, product);
  settleRoutes(app, product);
  completeRefundRoutes(app, product);
  acknowledgeRoutes(app, product);
  // A hold is what a product pays later.
  if (product.actions.includes('pay')) {
    payRoutes(app, product);
    cancelRoutes(app, product);
  }
  if (product.actions.includes('let_quote_go')) quoteRoutes(app, product);
  if (product.actions.includes('refund')) refundRoutes(app, product);
  if (product.actions.includes('void')) voidRoutes(app, product);
}
