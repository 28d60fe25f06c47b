/** A gray picture with the outline of a landscape, for photos that cannot be shown. It has no text, so that it needs no language. */
export const placeholder = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 320 200"><path fill="#8b8b94" fill-opacity=".16" d="M0 0h320v200H0z"/><g fill="none" stroke="#8b8b94" stroke-width="4" stroke-linejoin="round"><path d="M124 68h72v64h-72zM124 120l22-24 16 16 12-12 22 22"/><circle cx="176" cy="86" r="6"/></g></svg>`,
);
