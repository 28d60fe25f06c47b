/**
 * Cost of a password hash, memory in KiB (SECURITY 20): 64 MiB and three passes, since 26 sign-ins per second are enough. Argon2id is the
 * library's default. Tests use a lower cost (`testing/hash-cost.fake.ts`).
 */
export const hashCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
