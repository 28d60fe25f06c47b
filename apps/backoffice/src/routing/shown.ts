/** The URL of the visible page; while another page loads, the browser may already show that one's URL. */
let shown: string | undefined;

export function noteShown(address: string): void {
  shown = address;
}

export function shownAddress(): string | undefined {
  return shown;
}
