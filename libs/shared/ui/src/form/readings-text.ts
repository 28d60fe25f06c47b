/** The sentence about an amount whose mark may separate thousands: with both readings, or with the only one its currency has. */
export function readingsText({ decimal }: { decimal: string }) {
  return decimal ? 'common:form.amountTwoWays' : 'common:form.amountOneWay';
}
