import type { Done } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey } from '@traveldesk/shared-web';
import {
  walletPaths,
  type AdjustmentInput,
  type ConversionInput,
  type ConversionPreview,
  type ConversionPreviewQuery,
  type DepositInput,
  type Movement,
  type PayoutInput,
  type Proof,
} from '@traveldesk/wallet-contract';

interface Keyed {
  id: string;
  key: string | undefined;
}

/** The cache tags that a movement invalidates. */
const moved = (id: string) => [{ type: 'Wallet', id } as const, { type: 'Transaction', id: 'LIST' } as const];

const movingApi = baseApi.enhanceEndpoints({ addTagTypes: ['Wallet', 'Transaction'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    walletDeposit: build.mutation<Done<Movement>, Keyed & { deposit: DepositInput }>({
      query: ({ id, key, deposit }) => ({
        url: walletPaths.deposit(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body: deposit,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : moved(id)),
    }),
    // The field shows why a file was refused. Repeated uploads need no idempotency key: unused proofs are deleted.
    walletAddProof: build.mutation<Done<Proof>, { id: string; name: string; content: string }>({
      query: ({ id, name, content }) => ({
        url: walletPaths.proofs(id),
        method: 'POST',
        body: { name, content },
      }),
      extraOptions: { silent: true },
    }),
    walletAdjust: build.mutation<Done<Movement>, Keyed & { adjustment: AdjustmentInput }>({
      query: ({ id, key, adjustment }) => ({
        url: walletPaths.adjustments(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body: adjustment,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : moved(id)),
    }),
    walletPayOut: build.mutation<Done<Movement>, Keyed & { payout: PayoutInput }>({
      query: ({ id, key, payout }) => ({
        url: walletPaths.payouts(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body: payout,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : moved(id)),
    }),
    walletConvert: build.mutation<Done<Movement>, Keyed & { conversion: ConversionInput }>({
      query: ({ id, key, conversion }) => ({
        url: walletPaths.conversions(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body: conversion,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : moved(id)),
    }),
    // The form shows a missing or outdated rate while the user types.
    walletConversion: build.query<ConversionPreview, { id: string; of: ConversionPreviewQuery }>({
      query: ({ id, of }) => ({ url: walletPaths.conversionPreview(id), params: { ...of } }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useWalletDepositMutation,
  useWalletAddProofMutation,
  useWalletAdjustMutation,
  useWalletPayOutMutation,
  useWalletConvertMutation,
  useWalletConversionQuery,
} = movingApi;
