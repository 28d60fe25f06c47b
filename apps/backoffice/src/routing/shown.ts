/** The address of the page that is on the screen: while another one is on its way, the browser may show that one's. */
let shown: string | undefined;

export function noteShown(address: string): void {
  shown = address;
}

export function shownAddress(): string | undefined {
  return shown;
}
