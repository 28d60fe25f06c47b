/**
 * A quotient as a whole number, the half rounded up (DESIGN 3). What is below zero is rounded as its mirror, so that a
 * refund of a payment is that payment. The denominator is above zero.
 */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n) return -halfUp(-numerator, denominator);
  return (2n * numerator + denominator) / (2n * denominator);
}
