/** Guards of the page that must be in force before any other module runs, which is why `main.tsx` imports this file first. */

type Policies = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string>) => unknown;
};

// Text without a tag is harmless as markup: only antd uses it, to write its variables into style elements. Scripts come from this origin
// only.
const policies = (window as unknown as { trustedTypes?: Policies }).trustedTypes;
policies?.createPolicy('default', {
  createHTML: (text) => {
    if (text.includes('<')) throw new TypeError('Markup from text');
    return text;
  },
  createScriptURL: (text) => {
    if (new URL(text, window.location.href).origin !== window.location.origin)
      throw new TypeError('Foreign script');
    return text;
  },
});

// zod would try `new Function`, which the page's policy blocks and reports as an error on every form.
(window as unknown as { __zod_globalConfig: object }).__zod_globalConfig = { jitless: true };
