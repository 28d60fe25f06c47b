import { productBookers } from '@traveldesk/shared-contract';

/** Why a permission requires a second factor. */
export const sensitiveKinds = ['money', 'users', 'tokens'] as const;
export type SensitiveKind = (typeof sensitiveKinds)[number];

/**
 * The areas of SECURITY 23's money, user and token permissions to change something. Reading (`show_`) and exporting are exempt. `money`:
 * moving it (transactions, deposits, wallets, refunds, payouts), setting prices (markups) and spending limits (a company's credit limit).
 * `users`: permissions, and this rule itself. `tokens`: the credentials of programs, at companies and suppliers.
 */
const areas: Readonly<Record<SensitiveKind, readonly string[]>> = {
  money: ['transactions', 'deposits', 'wallets', 'refunds', 'adjustments', 'payouts', 'markups', 'companies'],
  users: ['users', 'roles', 'security'],
  tokens: ['tokens', 'suppliers'],
};

/** Permissions whose names do not follow the areas. Booking spends a company's money. */
const named: Readonly<Record<string, SensitiveKind>> = Object.fromEntries(
  productBookers.map((permission) => [permission, 'money']),
);

/** Returns a permission's kind; null if it needs no second factor. */
export function sensitiveKind(permission: string): SensitiveKind | null {
  const known = named[permission];
  if (known) return known;
  const [verb, ...rest] = permission.split('_');
  if (verb === 'show' || verb === 'export') return null;
  const area = rest.at(-1) ?? '';
  return (
    sensitiveKinds.find((kind) => areas[kind].includes(area) || areas[kind].includes(`${area}s`)) ?? null
  );
}
