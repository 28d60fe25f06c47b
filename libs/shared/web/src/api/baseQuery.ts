import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { currentLanguage } from '../i18n/language';
import { commonText } from '../i18n/common';
import { askForFreshSignIn } from '../session/fresh';
import { passwordToChange, secondFactorMissing, sessionLost } from '../session/sign-out';
import { readSession, type Session } from '../session/storage';
import { showToast } from '../toast/toast';
import { takeEarlyCall } from './early';
import { failureOf, messageOf } from './errors';
import { readLines } from './lines';
import { apiPath } from './path';
import { pathOf, type ApiError, type ApiOptions, type ApiRequest } from './request';

type Answer = { data: unknown } | { error: ApiError };

/** A file has the type it has; the API refuses who would take JSON alone. */
function acceptOf(as: ApiRequest['as'], onLine: ApiRequest['onLine']): string {
  if (onLine) return 'application/x-ndjson, application/json';
  return as === 'blob' ? '*/*' : 'application/json';
}

function send(request: ApiRequest, signal: AbortSignal): Promise<Response> {
  const { method = 'GET', body, headers, as, onLine } = request;
  const { token } = readSession();
  const language = currentLanguage();
  const early = method === 'GET' ? takeEarlyCall(pathOf(request), token, language) : undefined;
  return (
    early ??
    fetch(apiPath + pathOf(request), {
      method,
      signal,
      headers: {
        accept: acceptOf(as, onLine),
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  );
}

async function bodyOf(response: Response, { as, onLine }: ApiRequest): Promise<unknown> {
  if (response.ok && as === 'blob') return response.blob();
  if (response.ok && onLine) {
    await readLines(response.body, onLine);
    return null;
  }
  const text = await response.text();
  try {
    return text ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}

async function call(request: ApiRequest, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await send(request, signal);
    const body = await bodyOf(response, request);
    if (response.ok) return { data: body };
    return { error: failureOf(response.status, body, commonText('api.unknownError')) };
  } catch {
    return { error: { status: 0, message: commonText('api.unknownError') } };
  }
}

function needsFreshSignIn(answer: Answer): boolean {
  return 'error' in answer && answer.error.problem?.code === 'fresh_sign_in_required';
}

/**
 * The error catalogue (SPECIFICATION 8), in its one place. What an answer says of the session that `asked` counts no more when
 * somebody has signed in, changed the password or set up the second factor meanwhile.
 */
function report(error: ApiError, { silent }: ApiOptions, asked: Session): void {
  const now = readSession();
  if (error.status === 409) {
    if (now === asked) passwordToChange();
  } else if (error.problem?.code === 'second_factor_required') {
    if (now === asked) secondFactorMissing();
  } else if (error.status === 401) {
    if (now.token === asked.token) sessionLost();
  } else if (!silent) {
    showToast({ title: error.message, status: false, permissions: error.problem?.permissions });
  }
}

/**
 * Every call of the product: the bearer token, the language, the error catalogue, and a toast for every
 * successful POST (SPECIFICATION 7). `url` is required even where the types could not see to it.
 */
export const baseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiError, ApiOptions> = async (
  args,
  { signal },
  options,
) => {
  const request = typeof args === 'string' ? { url: args } : args;
  let asked = readSession();
  if (!request?.url) {
    const error = { status: 0, message: commonText('api.urlRequired') };
    report(error, {}, asked);
    return { error };
  }
  let answer = await call(request, signal);
  // The caller waits, with all that was typed, and learns of the second answer alone (SECURITY 29).
  if (needsFreshSignIn(answer) && (await askForFreshSignIn())) {
    asked = readSession();
    answer = await call(request, signal);
  }
  if ('error' in answer) {
    if (!signal.aborted) report(answer.error, options ?? {}, asked);
  } else if (request.method === 'POST') {
    showToast({ title: messageOf(answer.data) ?? commonText('api.completed'), status: true });
  }
  return answer;
};
