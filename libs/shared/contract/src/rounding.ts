/**
 * Returns a quotient as an integer, half rounded up (DESIGN 3). Negative values are rounded symmetrically, so that the refund of a payment
 * equals the payment. The denominator must be positive.
 */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n) return -halfUp(-numerator, denominator);
  return (2n * numerator + denominator) / (2n * denominator);
}
