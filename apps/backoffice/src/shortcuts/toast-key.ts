/** Leads to what a toast offers, and back from it. F6 is the browsers' own, for the parts of their window. */
export const toastKey = 'F8';
