/** Where whoever has no place on a page begins. */
export const headOfPage = () => document.querySelector<HTMLElement>('main h1');
