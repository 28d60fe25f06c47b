/** Returns the text key for an amount with an ambiguous mark: with both readings, or with the one its currency allows. */
export function readingsText({ decimal }: { decimal: string }) {
  return decimal ? 'common:form.amountTwoWays' : 'common:form.amountOneWay';
}
