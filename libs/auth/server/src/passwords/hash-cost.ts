/**
 * What one hash of a password costs, memory in KiB (SECURITY 20): 64 MiB and three passes, since 26 sign-ins a second
 * are enough. Argon2id is the library's default. Tests hash more cheaply (`testing/hash-cost.fake.ts`).
 */
export const hashCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
