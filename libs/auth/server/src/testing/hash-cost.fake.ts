/**
 * A minimal hash cost, because tests make thousands of hashes. A test of the cost itself restores the real one with
 * `jest.mock('../passwords/hash-cost', () => jest.requireActual('../passwords/hash-cost.ts'))`.
 */
export const hashCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
