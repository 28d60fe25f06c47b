import { z } from 'zod';
import { idParams, moneyText } from '@traveldesk/shared-contract';
import { actorOf, change, done, languageOf, problems, type App } from '@traveldesk/shared-server';
import {
  adjustmentInputSchema,
  depositInputSchema,
  movementDoneSchema,
  payoutInputSchema,
  proofDoneSchema,
  proofInputSchema,
  proofMaxBytes,
  proofParams,
  proofTypes,
  reversalInputSchema,
  walletPaths,
  walletPermissions,
} from '@traveldesk/wallet-contract';
import { askAdjustment } from './adjustments';
import { askDeposit } from './deposits';
import { askPayout } from './payouts';
import { addProof, readProof } from './proofs';
import { askReversal } from './reversals';

/** Bytes of a base64 proof in JSON, with room for its name. */
const proofBodyLimit = Math.ceil(proofMaxBytes / 3) * 4 + 4_096;

/** Routes for deposits, adjustments, payouts and reversals; all but deposits always wait for approval. */
export function requestRoutes(app: App): void {
  const { kernel } = app;

  app.post(
    walletPaths.deposit(':id'),
    {
      config: { permission: walletPermissions.deposit, apiTokens: true, idempotent: 'required' },
      schema: {
        summary: "Deposit money into a company's wallet, or request it",
        params: idParams,
        body: depositInputSchema,
        response: { 200: movementDoneSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      const movement = await change(request, (tx, record) =>
        askDeposit(
          tx,
          record,
          actorOf(request),
          { companyId: request.params.id, input: request.body },
          kernel,
        ),
      );
      const amount = moneyText(request.body.amount, languageOf(request));
      return done(request, `deposit_${movement.status}`, movement, { amount });
    },
  );

  app.post(
    walletPaths.proofs(':id'),
    {
      bodyLimit: proofBodyLimit,
      config: { permission: [walletPermissions.deposit, walletPermissions.adjust] },
      schema: {
        summary: 'Upload the proof of a deposit: PDF, PNG, JPEG or WebP, 5 MB at most',
        params: idParams,
        body: proofInputSchema,
        response: { 200: proofDoneSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      const proof = await change(request, (tx, record) =>
        addProof(tx, record, actorOf(request), { companyId: request.params.id, ...request.body }),
      );
      return done(request, 'proof_saved', proof, { name: proof.name });
    },
  );

  app.get(
    walletPaths.proofFile(':id', ':proofId'),
    {
      config: {
        permission: [
          walletPermissions.list,
          walletPermissions.deposit,
          walletPermissions.approveDeposits,
          walletPermissions.approveAdjustments,
        ],
        produces: proofTypes,
      },
      schema: {
        summary: 'Download the file of a proof',
        params: proofParams,
        response: { 200: z.instanceof(Buffer), ...problems(404) },
      },
    },
    async (request, reply) => {
      const { type, bytes } = await readProof(kernel.db, request.params, actorOf(request));
      return reply
        .type(type)
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename="proof.${endings[type]}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(bytes);
    },
  );

  app.post(
    walletPaths.adjustments(':id'),
    {
      config: { permission: walletPermissions.adjust, idempotent: 'required' },
      schema: {
        summary: 'Request a correction of a wallet; a second person decides',
        params: idParams,
        body: adjustmentInputSchema,
        response: { 200: movementDoneSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      const movement = await change(request, (tx, record) =>
        askAdjustment(
          tx,
          record,
          actorOf(request),
          { companyId: request.params.id, input: request.body },
          kernel,
        ),
      );
      const amount = moneyText(request.body.amount, languageOf(request));
      return done(request, 'adjustment_requested', movement, { amount });
    },
  );

  app.post(
    walletPaths.payouts(':id'),
    {
      config: { permission: walletPermissions.payOut, idempotent: 'required' },
      schema: {
        summary: 'Request the payout of a company’s earnings; a second person decides',
        params: idParams,
        body: payoutInputSchema,
        response: { 200: movementDoneSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      const movement = await change(request, (tx, record) =>
        askPayout(
          tx,
          record,
          actorOf(request),
          { companyId: request.params.id, input: request.body },
          kernel,
        ),
      );
      const amount = moneyText(request.body.amount, languageOf(request));
      return done(request, 'payout_requested', movement, { amount });
    },
  );

  app.post(
    walletPaths.reverse(':id'),
    {
      config: { permission: walletPermissions.adjust, idempotent: 'required' },
      schema: {
        summary: 'Request the reversal of a transaction; a second person decides',
        params: idParams,
        body: reversalInputSchema,
        response: { 200: movementDoneSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      const movement = await change(request, (tx, record) =>
        askReversal(
          tx,
          record,
          actorOf(request),
          { transactionId: request.params.id, reason: request.body.reason },
          kernel,
        ),
      );
      return done(request, 'reversal_requested', movement);
    },
  );
}

const endings = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };
