/**
 * In tests a hash costs next to nothing: they make thousands. Where what it costs is itself tested, the file says
 * `jest.mock('../passwords/hash-cost', () => jest.requireActual('../passwords/hash-cost.ts'))`.
 */
export const hashCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
