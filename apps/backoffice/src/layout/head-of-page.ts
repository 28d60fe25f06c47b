/** Returns the page's heading, which takes the focus if nothing else can. */
export const headOfPage = () => document.querySelector<HTMLElement>('main h1');
