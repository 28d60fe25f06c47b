import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '@traveldesk/shared-contract';
import {
  closeWhoCan,
  i18n,
  setApiCall,
  setNavigator,
  takeLanguage,
  takeName,
  takeUser,
  useToast,
  useWhoCan,
  type ApiError,
  type ApiRequest,
  type ApplicationUser,
  type Toast,
} from '@traveldesk/shared-web';
import { specified } from '../theme/accents';
import { Theme } from '../theme/Theme';

/** The answer of a call: the body, or why there is none. */
export type ApplicationAnswer = { data: unknown } | { error: ApiError };

/** Everything that shared parts need of the application around them. */
export interface ApplicationProps {
  /** The product's name, which follows the page's title in the browser tab. */
  name: string;
  /** The signed-in user, or null. Another id mounts the content anew, so that no user sees the input of another one. */
  user: ApplicationUser | null;
  /** The language of texts, numbers, days and times. It also sets `lang` and `dir` of the document. */
  language: Language;
  scheme: 'light' | 'dark';
  /** The primary color as `#rrggbb`. Default: `#7367f0`. */
  primary?: string;
  /**
   * Makes the calls of all endpoints of `baseApi`: the application's own, and those of `ExportButton`, `RelatedList`, and pages of records
   * that were deleted or changed. Resolves in any case. It also shows the messages that the user should see: those of errors, and of a
   * `POST` that succeeded.
   */
  call: (request: ApiRequest, signal: AbortSignal) => Promise<ApplicationAnswer>;
  /** Shows a message for a while: green if `status` is true, otherwise red; with `undo`, also a button that calls it. */
  onToast: (toast: Toast) => void;
  /** Shows which users have one of these permissions; the user asked for it at the error of a refused call. */
  onWhoCan: (permissions: readonly string[]) => void;
  /** Returns the path of the page that says that there is nothing at `path`. Default: `/error` and the path. */
  missingPath?: (path: string) => string;
  children: ReactNode;
}

/**
 * Connects the shared parts with the application. Render it once per page, inside the store's `Provider` and above the router. It shows its
 * content when the texts of the language are loaded.
 */
export function Application(props: ApplicationProps) {
  const { user, scheme, primary = specified.primary, children } = props;
  const ready = usePorts(props);
  useMessages(props);
  return (
    <I18nextProvider i18n={i18n}>
      <Theme key={user?.id ?? ''} scheme={scheme} skin="default" primary={primary} styles="generated">
        {ready && children}
      </Theme>
    </I18nextProvider>
  );
}

/** Passes the properties on to code outside components. Returns whether this user's content can be shown. */
function usePorts({ name, user, language, call, missingPath }: ApplicationProps): boolean {
  const [loaded, setLoaded] = useState(false);
  const [taken, setTaken] = useState<string | null>();
  const latest = useRef({ call, missingPath });
  useLayoutEffect(() => {
    latest.current = { call, missingPath };
  });
  useLayoutEffect(() => {
    setApiCall((args, { signal }) =>
      latest.current.call(typeof args === 'string' ? { url: args } : args, signal),
    );
    return setNavigator({ missing: (path) => latest.current.missingPath?.(path) ?? `/error${path}` });
  }, []);
  useLayoutEffect(() => takeName(name), [name]);
  // As a string, because an application may pass an equal user as a new object at each rendering.
  const given = JSON.stringify(user && { id: user.id, permissions: user.permissions });
  useLayoutEffect(() => {
    const current: ApplicationUser | null = JSON.parse(given);
    takeUser(current);
    setTaken(current?.id ?? null);
  }, [given]);
  useLayoutEffect(() => {
    void takeLanguage(language).then(() => setLoaded(true));
  }, [language]);
  return loaded && taken === (user?.id ?? null);
}

function useMessages({ onToast, onWhoCan }: ApplicationProps): void {
  const toast = useToast();
  const asked = useWhoCan();
  const latest = useRef({ onToast, onWhoCan });
  useEffect(() => {
    latest.current = { onToast, onWhoCan };
  });
  useEffect(() => {
    if (toast.title) latest.current.onToast(toast);
  }, [toast]);
  useEffect(() => {
    if (!asked) return;
    latest.current.onWhoCan(asked);
    closeWhoCan();
  }, [asked]);
}
