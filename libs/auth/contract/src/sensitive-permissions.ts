/** Why a permission asks for a second factor. */
export const sensitiveKinds = ['money', 'users', 'tokens'] as const;
export type SensitiveKind = (typeof sensitiveKinds)[number];

/**
 * What SECURITY 23 calls money, user and token permissions, by area: whoever may change something there. Reading
 * (`show_`) and exporting move nothing and are left out.
 *
 * - money: what moves it (transactions, deposits, wallets, refunds, payouts), what sets prices (markups) and what sets how much
 *   may be spent (a company's credit limit);
 * - users: who may do what, and this rule itself;
 * - tokens: what programs act by, at companies and at suppliers.
 */
const areas: Readonly<Record<SensitiveKind, readonly string[]>> = {
  money: ['transactions', 'deposits', 'wallets', 'refunds', 'adjustments', 'payouts', 'markups', 'companies'],
  users: ['users', 'roles', 'security'],
  tokens: ['tokens', 'suppliers'],
};

/** Permissions whose names do not follow the areas. Booking spends a company's money. */
const named: Readonly<Record<string, SensitiveKind>> = { flights_bookings: 'money' };

/** Of which kind a permission is; null for one that may be held without a second factor. */
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
